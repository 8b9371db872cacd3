;;; formdef-mode.el --- Form definitions  -*- lexical-binding: t; -*-

;; Version: 1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages

;;; Commentary:

;; Colours, comments and indentation for .formdef files, and how eglot starts their server:
;;
;;     (add-to-list 'load-path "/path/to/editors/emacs")
;;     (require 'formdef-mode)
;;     (add-hook 'formdef-mode-hook #'eglot-ensure)

;;; Code:

(defgroup formdef nil
  "Form definitions."
  :group 'languages)

(defcustom formdef-program "formdef"
  "The program that checks, formats and serves form definitions."
  :type 'string)

(defcustom formdef-indent-offset 4
  "How many columns a block is indented."
  :type 'integer
  :safe #'integerp)

(defconst formdef-keywords
  '("import" "form" "preset" "tags" "section" "use" "rule" "on" "observe" "override" "attributes"
    "textField" "textView" "searchField" "label" "button" "switch" "segmentedControl" "datePicker" "picker"
    "stepper" "slider" "webInput")
  "The words that begin members.")

(defvar formdef-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    ;; What ends a literal is marked (`formdef-syntax-propertize'): a back-slash hides nothing from Emacs.
    (dolist (char '(?\\ ?` ?+ ?- ?= ?< ?> ?& ?| ?$ ?%)) (modify-syntax-entry char "." table))
    table))

;; Literals.

(defun formdef--skip-escape (marks)
  "Go behind the escape whose back-slash is before point.
The text it is of stands between MARKS; interpolations go whole."
  (when (looking-at-p (regexp-quote marks))
    (forward-char (length marks))
    (cond ((eolp))
          ((eq (char-after) ?\() (forward-char) (goto-char (or (formdef--interpolation-end) (point))))
          (t (forward-char)))))

(defun formdef--interpolation-end ()
  "Where the interpolation ends whose text begins at point.
That is behind its `)', or the line's first one; nil without one."
  (save-excursion
    (let ((depth 1) (quoted nil) (first nil))
      (while (and (> depth 0) (re-search-forward "[\"\\()]" (line-end-position) t))
        (pcase (char-before)
          (?\" (setq quoted (not quoted)))
          (?\\ (unless (or (not quoted) (eolp)) (forward-char)))
          (?\( (unless quoted (setq depth (1+ depth))))
          (?\) (setq first (or first (point)))
               (unless quoted (setq depth (1- depth))))))
      (if (= depth 0) (point) first))))

(defun formdef--skip-text (marks)
  "Go behind the text on one line whose first quote is before point.
MARKS stand before the quote.  Nil where the text has no end."
  (let ((done nil) (end (line-end-position)))
    (while (and (not done) (re-search-forward "[\"\\]" end 'move))
      (if (eq (char-before) ?\\)
          (formdef--skip-escape marks)
        (when (looking-at-p (regexp-quote marks))
          (forward-char (length marks))
          (setq done t))))
    done))

(defun formdef--skip-block (marks indentation)
  "Go behind the text whose first three quotes are before point.
MARKS stand before the quotes.  Nil where the text has no end: it ends before
a line with fewer blanks than INDENTATION, those of the line where it begins."
  (let ((done nil))
    (while (and (not done) (re-search-forward "\\\\\\|\"\"\"\\|\n" nil 'move))
      (pcase (char-before)
        (?\\ (formdef--skip-escape marks))
        (?\" (if (looking-at-p (regexp-quote marks))
                 (progn (forward-char (length marks)) (setq done 'closed))
               (goto-char (1+ (match-beginning 0)))))
        (_ (when (save-excursion (and (< (skip-chars-forward " \t") indentation) (not (eolp))))
             (backward-char)
             (setq done 'open)))))
    (eq done 'closed)))

(defun formdef--skip-literal ()
  "Go behind the text or pattern that begins at point; nil where it has no end.
Without one, a text ends at point, and a pattern has not begun."
  (looking-at "\\(#*\\)\\(\"\"\"\\|\"\\|/\\)")
  (let ((marks (match-string 1)) (opener (match-string 2)) (indentation (formdef--blanks)))
    (goto-char (match-end 0))
    (cond ((equal opener "\"\"\"") (formdef--skip-block marks indentation))
          ((equal opener "\"") (formdef--skip-text marks))
          ((equal marks "") (re-search-forward "\\=\\(?:\\\\.\\|[^/\\\n]\\)*/" nil t))
          (t (search-forward (concat "/" marks) (line-end-position) t)))))

(defun formdef--blanks ()
  "How many blanks begin the line."
  (save-excursion
    (beginning-of-line)
    (skip-chars-forward " \t")))

(defun formdef--mark (position)
  "Have a text or pattern begin or end with the character at POSITION."
  (when (< position (point-max))
    (put-text-property position (1+ position) 'syntax-table (string-to-syntax "|"))))

(defun formdef-syntax-propertize (start end)
  "Mark where texts and patterns begin and end from START to END."
  (goto-char start)
  (let ((state (save-excursion (syntax-ppss start))))
    (cond ((nth 4 state) (parse-partial-sexp start end nil nil state 'syntax-table))
          ((nth 3 state)
           (goto-char (nth 8 state))
           ;; It may now end before START.
           (syntax-ppss-flush-cache (point)))))
  (while (and (< (point) end) (re-search-forward "//\\|/\\*\\|#*\"\\|#+/\\|/" end t))
    (let ((first (match-beginning 0)))
      (cond
       ((equal (match-string 0) "//") (end-of-line))
       ((equal (match-string 0) "/*")
        (goto-char first)
        (unless (forward-comment 1) (goto-char end)))
       ;; What follows a name at once is no pattern.
       ((and (equal (match-string 0) "/") (memq (char-syntax (or (char-before first) ?\s)) '(?w ?_))))
       (t
        (goto-char first)
        (let ((text (looking-at-p "#*\"")) (closed (formdef--skip-literal)))
          (if (not (or closed text))
              (goto-char (max (point) (1+ first)))
            (remove-text-properties first (min (1+ (point)) (point-max)) '(syntax-table nil))
            (formdef--mark first)
            (formdef--mark (if closed (1- (point)) (point)))
            (unless (or closed (eobp)) (forward-char)))))))))

(defun formdef--extend-region (start end)
  "Have START and END begin a line earlier where that line ends an open text."
  (when (and (> start (point-min)) (eq (char-before start) ?\n) (get-text-property (1- start) 'syntax-table))
    (cons (save-excursion (goto-char (1- start)) (line-beginning-position)) end)))

;; Colours.

(defconst formdef--keyword
  (concat "\\_<" (regexp-opt formdef-keywords t) "\\_>"))

(defun formdef--begins-member-p (position)
  "Whether a member may begin at POSITION."
  (save-excursion
    (let ((open (nth 1 (syntax-ppss position))))
      (and (or (null open)
               (and (eq (char-after open) ?{)
                    ;; Those of tags are names, all of them.
                    (not (progn (goto-char open) (looking-back "\\_<tags\\_>[^{}\n]*" (line-beginning-position))))))
           (progn
             (goto-char position)
             (while (and (< (skip-chars-backward " \t") 1)
                         (eq (char-before) ?/) (eq (char-before (1- (point))) ?*) (forward-comment -1)))
             (or (bolp) (memq (char-before) '(?{ ?} ?\;))))))))

(defun formdef--match-keyword (limit)
  "Find the next keyword up to LIMIT: a word that begins a member, and no property."
  (let ((found nil))
    (while (and (not found) (re-search-forward formdef--keyword limit t))
      (setq found (save-match-data
                    (and (not (looking-at-p "\\s-*:")) (formdef--begins-member-p (match-beginning 0))))))
    found))

(defvar formdef-font-lock-keywords
  '((formdef--match-keyword 1 font-lock-keyword-face)
    ("\\_<\\(\\(?:\\sw\\|\\s_\\)+\\)`?\\s-*:" 1 font-lock-variable-name-face)
    ("\\(?:^\\|[^.[:alnum:]_]\\)\\(\\.\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-constant-face)
    ("\\_<\\(?:true\\|false\\|nil\\|next\\|previous\\|none\\|today\\|now\\)\\_>" . font-lock-constant-face))
  "What is coloured beside comments and strings.")

;; Indentation.

(defun formdef--line-indentation (position)
  "The indentation of the line of POSITION.
Of one that begins in a text or comment, that of the line where this begins."
  (save-excursion
    (goto-char position)
    (beginning-of-line)
    (let (outer)
      (while (setq outer (nth 8 (syntax-ppss)))
        (goto-char outer)
        (beginning-of-line)))
    (current-indentation)))

(defun formdef--column ()
  "Where the line is to begin, by the bracket that is open before it.
Nil for what is inside of a text or comment."
  (save-excursion
    (beginning-of-line)
    (let ((state (syntax-ppss)))
      (unless (nth 8 state)
        (back-to-indentation)
        (if (null (nth 1 state))
            0
          (+ (formdef--line-indentation (nth 1 state))
             (if (looking-at-p "[]})]") 0 formdef-indent-offset)))))))

(defun formdef--block-on-line ()
  "The lines of the text that begins on this line and ends on another.
They are (FIRST . LAST), where the second line and the last one begin."
  (save-excursion
    (end-of-line)
    (let ((state (syntax-ppss)))
      (when (and (nth 3 state) (>= (nth 8 state) (line-beginning-position)))
        (let ((first (line-beginning-position 2)))
          (goto-char (nth 8 state))
          (when (and (looking-at-p "#*\"\"\"") (formdef--skip-literal))
            (beginning-of-line)
            (when (and (>= (point) first) (looking-at-p "[ \t]*\"\"\""))
              (cons first (point)))))))))

(defun formdef--indent-to (column)
  "Have the line begin at COLUMN; a text that begins on it moves along."
  (let ((by (- column (current-indentation))) (block (formdef--block-on-line)))
    (unless (= by 0)
      (when block (formdef--move-block block by))
      (save-excursion
        (back-to-indentation)
        (indent-line-to column)))))

(defun formdef--move-block (block by)
  "Move the lines of BLOCK, see `formdef--block-on-line', BY so many columns.
The blanks that the closing quotes have too are no part of the text."
  (save-excursion
    (goto-char (cdr block))
    (let* ((blanks (formdef--blanks))
           (prefix (make-string (max 0 (+ by (current-indentation))) ?\s))
           (last (copy-marker (line-end-position))))
      (goto-char (car block))
      (while (< (point) last)
        (let ((common (min blanks (- (line-end-position) (point)))))
          (if (and (< common blanks) (looking-at-p "[ \t]*$"))
              (delete-region (point) (line-end-position))
            (delete-region (point) (+ (point) common))
            (unless (eolp) (insert prefix))))
        (forward-line))
      (set-marker last nil))))

(defun formdef-indent-line ()
  "Indent the line by the brackets that are open before it.
Inside of a text or comment an empty line begins where the one before does;
others stay as they are."
  (interactive)
  (let ((column (formdef--column)))
    (cond (column
           (formdef--indent-to column)
           (when (< (current-column) (current-indentation)) (back-to-indentation)))
          ((and (bolp) (eolp))
           (indent-to (save-excursion
                        (forward-line -1)
                        (+ (current-indentation) (if (formdef--block-on-line) formdef-indent-offset 0))))))
    ;; Emacs would move the line where it hears of `noindent'.
    nil))

(defun formdef-indent-region (start end)
  "Indent the lines from START to END; texts and comments keep their shape."
  (save-excursion
    (goto-char start)
    (unless (bolp) (forward-line))
    (let ((end (copy-marker end)))
      (while (< (point) end)
        (unless (looking-at-p "[ \t]*$")
          (let ((column (formdef--column)))
            (when column (formdef--indent-to column))))
        (forward-line))
      (set-marker end nil))))

(defvar formdef-imenu-expression
  `((nil ,(concat "^\\s-*" (regexp-opt (cons "form" (cons "preset" (cdr (member "attributes" formdef-keywords)))) t)
                  "\\s-+`?\\(\\_<\\(?:\\sw\\|\\s_\\)+\\)")
         2))
  "Forms, presets and controls.")

;;;###autoload
(define-derived-mode formdef-mode prog-mode "Formdef"
  "Mode for form definitions."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local comment-end "")
  (setq-local comment-end-skip "[ \t]*\\(?:\n\\|\\*+/\\)")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'formdef-indent-line)
  (setq-local indent-region-function #'formdef-indent-region)
  (setq-local electric-indent-chars (append "]})" electric-indent-chars))
  (setq-local syntax-propertize-function #'formdef-syntax-propertize)
  (add-hook 'syntax-propertize-extend-region-functions #'formdef--extend-region nil t)
  (setq-local imenu-generic-expression formdef-imenu-expression)
  (setq-local font-lock-defaults '(formdef-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.formdef\\'" . formdef-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'formdef-mode (lambda (&rest _) (list formdef-program "lsp")))))

(provide 'formdef-mode)
;;; formdef-mode.el ends here
