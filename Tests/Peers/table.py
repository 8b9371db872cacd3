#!/usr/bin/env python3
"""Puts the answers of several programs side by side: table.py NAME=answers.jsonl … (the first is formdef's).

Exit status 1 where two programs that decide a case disagree.
"""
import json
import statistics
import sys

answers = {}
for argument in sys.argv[1:]:
    name, path = argument.split("=", 1)
    answers[name] = {row["id"]: row for row in map(json.loads, open(path, encoding="utf-8"))}
own, *peers = answers
disagreements = 0
print("%-14s %8s %10s %12s %14s" % ("program", "decided", "agree", "median ms", "times formdef"))
for name, rows in answers.items():
    decided = {i: r for i, r in rows.items() if r["verdict"] is not None}
    agree = sum(answers[own][i]["verdict"] == r["verdict"] for i, r in decided.items() if answers[own][i]["verdict"] is not None)
    both = [i for i in decided if answers[own][i]["verdict"] is not None]
    disagreements += len(both) - agree
    ratio = statistics.median(decided[i]["ms"] / max(answers[own][i]["ms"], 1e-6) for i in both) if both else float("nan")
    median = statistics.median(r["ms"] for r in decided.values()) if decided else float("nan")
    print("%-14s %8d %10d %12.3f %14.1f" % (name, len(decided), agree, median, ratio))
fastest = []
for i, row in answers[own].items():
    times = [answers[p][i]["ms"] for p in peers if answers[p][i]["verdict"] is not None]
    if times and row["verdict"] is not None:
        fastest.append(min(times) / max(row["ms"], 1e-6))
if fastest:
    print("\nthe fastest peer of each case takes %.1f times as long at the median (%.1f at the least)" % (
        statistics.median(fastest), min(fastest)))
sys.exit(1 if disagreements else 0)
