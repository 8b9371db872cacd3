;;; check-text.el --- Run by ../check  -*- lexical-binding: t; -*-
;; Writes what each character of the file $TEXT is coloured as to $OUT, as ../colours.txt has it, and what indenting breaks.
(require 'imenu)
(require 'subr-x)
(require 'formdef-mode)

(defvar check-lines nil "What goes to $OUT, the last line first.")

(defun check-kind ()
  "What the character at point is coloured as."
  (let* ((place (point)) (face (get-text-property place 'face)))
    (cond ((or (nth 3 (syntax-ppss place)) (nth 3 (syntax-ppss (1+ place)))) ?s)
          ((memq face '(font-lock-comment-face font-lock-comment-delimiter-face)) ?c)
          ((eq face 'font-lock-keyword-face) ?k)
          (t ?-))))

(defun check-equal (what expected)
  "Tell of the buffer's text, after WHAT was done, unless it is EXPECTED."
  (unless (string= (buffer-string) expected)
    (let ((place (abs (compare-strings expected nil nil (buffer-string) nil nil))))
      (goto-char (min place (point-max)))
      (push (format "%s: %S" what (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
            check-lines))))

(with-temp-buffer
  (insert-file-contents (getenv "TEXT"))
  (formdef-mode)
  (font-lock-ensure)
  (goto-char (point-min))
  (while (not (eobp))
    (push (let (kinds)
            (while (not (eolp))
              (push (save-excursion (check-kind)) kinds)
              (forward-char))
            (apply #'string (nreverse kinds)))
          check-lines)
    (forward-line)))

;; What is laid out stays; what is not says the same afterwards.
(dolist (file (directory-files (getenv "LAID_OUT") t "\\.formdef\\'"))
  (with-temp-buffer
    (insert-file-contents file)
    (formdef-mode)
    (let ((text (buffer-string)) (name (file-name-nondirectory file)))
      (indent-region (point-min) (point-max))
      (check-equal (concat name " indented") text)
      (goto-char (point-min))
      (while (not (eobp))
        (when (and (not (looking-at-p "$")) (formdef--column))
          (formdef--indent-to (* 3 (% (line-number-at-pos) 5))))
        (forward-line))
      (indent-region (point-min) (point-max))
      (check-equal (concat name " moved and indented") text))))

(defconst check-block "form A {
    label terms {
        text: \"\"\"
            Title
              - indented item

                deeper
            End
            \"\"\"
        /* a
             b
      c */
    }
}
")

(with-temp-buffer
  (formdef-mode)
  (insert check-block)
  (dolist (word '("Title" "deeper" "End" "b$" "c \\*/"))
    (goto-char (point-min))
    (re-search-forward word)
    (indent-for-tab-command)
    (check-equal (concat "TAB after " word) check-block))
  (indent-region (point-min) (point-max))
  (check-equal "a text indented" check-block)
  (goto-char (point-min))
  (search-forward "End")
  (electric-indent-mode 1)
  (call-interactively #'newline)
  (insert "x")
  (check-equal "a line begun in a text" (replace-regexp-in-string "End\n" "End\n            x\n" check-block t)))

;; The text moves with its first line.
(with-temp-buffer
  (formdef-mode)
  (insert "form A {\nlabel a {\ntext: #\"\"\"\n  x\n   y\n\n z\n \"\"\"#; tag: 1\n}\n}\n")
  (indent-region (point-min) (point-max))
  (check-equal "a text moved" (concat "form A {\n    label a {\n        text: #\"\"\"\n          x\n           y\n\n         z\n"
                                      "         \"\"\"#; tag: 1\n    }\n}\n")))

;; What an edit makes of the text after it is as if it had been there from the start.
(with-temp-buffer
  (insert-file-contents (getenv "TEXT"))
  (formdef-mode)
  (random "formdef")
  (let ((kinds (lambda ()
                 (syntax-propertize (point-max))
                 (mapcar (lambda (place) (let ((state (syntax-ppss place))) (cons (nth 3 state) (nth 4 state))))
                         (number-sequence 1 (point-max) 3))))
        (parts ["\"" "/" "#" "\"\"\"" "\n" "\\" "/*" "*/" "//" "    " "(" ")" "#\"" "\"#" "/#"])
        (differs nil))
    (funcall kinds)
    (dotimes (_ 60)
      (goto-char (1+ (random (buffer-size))))
      (if (= 0 (random 2))
          (insert (aref parts (random (length parts))))
        (delete-region (point) (min (point-max) (+ 1 (point) (random 6)))))
      (syntax-propertize (1+ (random (buffer-size))))
      (let ((text (buffer-substring-no-properties (point-min) (point-max))) (now (funcall kinds)))
        (with-temp-buffer
          (formdef-mode)
          (insert text)
          (unless (equal now (funcall kinds)) (setq differs t)))))
    (when differs (push "literals differ after edits" check-lines))))

(with-temp-buffer
  (formdef-mode)
  (insert check-block)
  (let ((names (mapcar #'car (let ((imenu-auto-rescan nil)) (funcall imenu-create-index-function)))))
    (unless (equal names '("A" "terms")) (push (format "imenu: %S" names) check-lines)))
  (comment-region (point-min) (point-max))
  (uncomment-region (point-min) (point-max))
  (check-equal "commented and back" check-block))

(write-region (concat (string-join (nreverse check-lines) "\n") "\n") nil (getenv "OUT"))
;;; check-text.el ends here
