#!/usr/bin/env python3
"""Decides the cases of a file with one of the peers and prints a line of JSON for each.

    peers.py interegular|greenery|z3 cases.jsonl

A verdict is true, false, or null where the peer cannot do the case. Times are the median of repeated runs in
milliseconds, reading the patterns included.
"""
import json
import signal
import statistics
import sys
import time

PATIENCE = 0.2          # seconds after which a case is not repeated any more
LIMIT = 5               # seconds after which a peer is taken to be unable


def interegular_decide(case):
    import interegular
    languages = [interegular.parse_pattern(p).to_fsm() for p in case["patterns"]]
    if case["question"] == "length":
        window = ".{%d,%d}" % (case["min"], case["max"])
        languages.append(interegular.parse_pattern(window).to_fsm())
    if case["question"] == "inclusion":
        return (languages[0] - languages[1]).empty()
    return not (languages[0] & languages[1]).empty()


def greenery_decide(case):
    from greenery import parse
    languages = [parse(p.replace("\\-", "\\-")) for p in case["patterns"]]
    if case["question"] == "length":
        languages.append(parse(".{%d,%d}" % (case["min"], case["max"])))
    if case["question"] == "inclusion":
        return languages[0].difference(languages[1]).empty()
    return not (languages[0] & languages[1]).empty()


def z3_expression(pattern):
    """A pattern as z3's regular expression, through Python's own reader of patterns."""
    import z3
    try:
        import re._parser as reader
    except ImportError:
        import sre_parse as reader

    def one(node):
        kind, value = node
        name = str(kind)
        if name == "LITERAL":
            return z3.Re(chr(value))
        if name == "IN":
            parts = []
            for item, inner in value:
                if str(item) == "LITERAL":
                    parts.append(z3.Re(chr(inner)))
                elif str(item) == "RANGE":
                    parts.append(z3.Range(chr(inner[0]), chr(inner[1])))
                else:
                    raise ValueError(item)
            return parts[0] if len(parts) == 1 else z3.Union(*parts)
        if name == "MAX_REPEAT":
            low, high, body = value
            body = many(body)
            if high == reader.MAXREPEAT:
                return z3.Star(body) if low == 0 else z3.Concat(z3.Loop(body, low, low), z3.Star(body)) if low > 1 else z3.Plus(body)
            return z3.Loop(body, low, high)
        if name == "SUBPATTERN":
            return many(value[-1])
        if name == "BRANCH":
            return z3.Union(*[many(part) for part in value[1]])
        raise ValueError(name)

    def many(nodes):
        parts = [one(node) for node in nodes]
        return z3.Re("") if not parts else parts[0] if len(parts) == 1 else z3.Concat(*parts)

    return many(reader.parse(pattern))


def z3_decide(case):
    import z3
    text = z3.String("text")
    solver = z3.Solver()
    solver.set("timeout", LIMIT * 1000)
    languages = [z3_expression(p) for p in case["patterns"]]
    solver.add(z3.InRe(text, languages[0]))
    if case["question"] == "length":
        solver.add(z3.Length(text) >= case["min"], z3.Length(text) <= case["max"])
    elif case["question"] == "inclusion":
        solver.add(z3.Not(z3.InRe(text, languages[1])))
    else:
        solver.add(z3.InRe(text, languages[1]))
    answer = str(solver.check())
    if answer == "unknown":
        return None
    return (answer == "unsat") if case["question"] == "inclusion" else answer == "sat"


def too_long(*_):
    raise TimeoutError


def main():
    decide = {"interegular": interegular_decide, "greenery": greenery_decide, "z3": z3_decide}[sys.argv[1]]
    signal.signal(signal.SIGALRM, too_long)
    for line in open(sys.argv[2], encoding="utf-8"):
        case = json.loads(line)
        times, verdict = [], None
        try:
            while sum(times) < PATIENCE and len(times) < 50:
                signal.alarm(LIMIT)
                start = time.perf_counter()
                verdict = decide(case)
                times.append(time.perf_counter() - start)
                signal.alarm(0)
        except Exception:
            signal.alarm(0)
            verdict = None
        milliseconds = statistics.median(times) * 1000 if times and verdict is not None else None
        print(json.dumps({"id": case["id"], "verdict": verdict, "ms": milliseconds}), flush=True)


if __name__ == "__main__":
    main()
