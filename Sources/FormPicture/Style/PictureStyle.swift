/// The style sheet of every page.
enum PictureStyle {
  /// The whole style sheet.
  static let text =
    PictureMeasures.styleSheet + [page, screen, rows, controls, keyboard, alert].joined(separator: "\n")

  /// What stands around the screens.
  static let page = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; font: 15px/1.4 -apple-system, system-ui, "Noto Sans", sans-serif; background: #E9E9EE; color: #1C1C1E; }
    .chrome { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 10px 16px; background: #FFF;
      border-bottom: 1px solid #C6C6C8; align-items: center; }
    .chrome label { display: flex; gap: 6px; align-items: center; font-size: 13px; }
    .chrome select { font: inherit; padding: 3px 6px; max-width: 220px; }
    .page { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px 16px; align-items: flex-start; justify-content: center; }
    .stage { display: flex; flex-wrap: wrap; gap: 32px; justify-content: center; }
    .column { display: flex; flex-direction: column; gap: 32px; }
    .side { margin: 0; font-size: 17px; text-align: center; text-transform: capitalize; }
    .log { width: 400px; max-width: 100%; background: #FFF; border-radius: 12px; padding: 12px 16px; position: sticky; top: 16px; }
    .log h2 { margin: 0 0 6px; font-size: 15px; }
    .log p, #note { margin: 6px 0 0; font-size: 12px; color: #55555A; }
    #note { width: 0; min-width: 100%; padding: 0 12px; text-align: center; }
    #delegate-log { margin: 0; padding-inline-start: 44px; max-height: 60vh; overflow: auto; font: 12px/1.5 ui-monospace,
      "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
    #delegate-log li[data-handled] { font-weight: 700; }
    #delegate-log li[data-handled]::marker { content: "● "; color: #0062CC; }
    :focus-visible { outline: 2px solid #0062CC; outline-offset: 1px; }
    .picture .chrome, .picture .log { display: none; }
    .picture .page { padding: 16px; flex-wrap: nowrap; width: max-content; }
    @media (prefers-color-scheme: dark) {
      body { background: #111113; color: #F2F2F7; }
      .chrome, .log { background: #1C1C1E; border-color: #38383A; }
      .log p, #note { color: #B5B5BA; }
      .chrome select { background: #2C2C2E; color: #F2F2F7; }
      #delegate-log li[data-handled]::marker { color: #4DA3FF; }
      :focus-visible { outline-color: #4DA3FF; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .switch, .switch span { transition: background-color .2s, inset-inline-start .2s; }
      .alert { animation: appear .15s ease-out; }
    }
    @keyframes appear { from { opacity: 0; transform: scale(1.08); } }
    @media print {
      .chrome, .log { display: none; }
      body { background: none; }
      .page { padding: 0; }
      .screen { break-inside: avoid-page; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """

  /// A screen: status bar, navigation bar, what scrolls, the keyboard.
  static let screen = """
    .screen { position: relative; display: flex; flex-direction: column; width: var(--iphone-width); max-width: 100%;
      min-height: var(--iphone-height); background: var(--systemGroupedBackground); color: var(--label);
      border-radius: 44px; overflow: clip; box-shadow: 0 0 0 10px #1C1C1E, 0 0 0 12px #5A5A5E; margin: 12px;
      font: 17px/22px -apple-system, "SF Pro Text", system-ui, "Noto Sans", sans-serif; }
    .ipad .screen { width: var(--ipad-width); min-height: var(--ipad-height); border-radius: 24px; }
    .clock { height: var(--status); display: flex; align-items: center; padding: 6px 40px 0; font-weight: 600;
      flex: none; direction: ltr; }
    .bar { min-height: var(--navigation); display: flex; flex-wrap: wrap; align-items: center; justify-content: center; flex: none;
      padding: 4px var(--margin); }
    .title { margin: 0; max-width: 100%; font-size: 17px; font-weight: 600; text-align: center; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .content { flex: 1; padding: 8px var(--margin) 24px; }
    .ipad .content { padding-inline: 20px; }
    .status { margin: 0 var(--margin) 8px; text-align: center; color: var(--secondaryLabel); font-size: var(--size-footnote); }
    .home { height: var(--home); flex: none; display: flex; align-items: flex-end; justify-content: center; }
    .home span { width: 139px; height: 5px; margin-bottom: 8px; border-radius: 3px; background: var(--label); }
    .keyboard:not([hidden]) + .home { background: var(--keyboard); }
    """

  /// Groups and rows.
  static let rows = """
    .section { margin: 16px 16px 6px; font-size: var(--size-footnote); line-height: 1.3; font-weight: 400;
      color: var(--secondaryLabel); text-transform: uppercase; overflow-wrap: anywhere; }
    .group { background: var(--secondarySystemGroupedBackground); border-radius: 10px; overflow: clip; margin-bottom: 20px; }
    .section + .group { margin-top: 0; }
    .row { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; min-height: var(--row);
      padding: 6px 16px; }
    .row + .row::before { content: ""; position: absolute; inset-block-start: 0; inset-inline: 16px 0; height: 1px;
      background: var(--separator); }
    .section, [data-part=message] { text-align: -webkit-match-parent; }
    .caption { text-align: -webkit-match-parent; font-size: var(--size-body); line-height: 1.3; min-width: 104px; max-width: 100%; overflow-wrap: anywhere; }
    .label { flex: 1 1 auto; min-width: 0; max-width: 100%; text-align: -webkit-match-parent; }
    .label > .text { display: block; line-height: 1.3; overflow: hidden; text-overflow: clip; white-space: nowrap; }
    .label > .lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines);
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .row > .caption:not(:last-child) { flex: 0 1 auto; }
    .box { display: flex; align-items: center; gap: 6px; flex: 1 1 150px; min-width: 0; min-height: 31px; }
    .tall .box { flex-basis: 100%; }
    .box.roundedRect { min-height: var(--field); padding: 0 7px; border: 1px solid var(--systemGray4); border-radius: 6px;
      background: var(--systemBackground); }
    .box.line { min-height: 30px; padding: 0 4px; border: 1px solid var(--label); }
    .box.bezel { min-height: 30px; padding: 0 4px; border: 2px inset var(--systemGray3); }
    .box.search { min-height: 36px; padding: 0 8px; border-radius: 10px; background: var(--tertiarySystemFill); }
    .entry { position: relative; flex: 1; min-width: 0; display: flex; }
    .entry-text { width: 100%; border: 0; padding: 0; margin: 0; background: none; color: inherit; font: inherit;
      font-size: inherit; line-height: 1.3; text-align: -webkit-match-parent; outline: none; caret-color: var(--tintColor);
      text-overflow: ellipsis; resize: none; letter-spacing: inherit; border-radius: 0; }
    .screen :disabled, .untouchable .box { pointer-events: none; }
    .entry-text:disabled { opacity: 1; color: var(--tertiaryLabel); -webkit-text-fill-color: var(--tertiaryLabel); }
    .growing { field-sizing: content; min-height: 88px; }
    [data-part=placeholder] { position: absolute; inset: 0; text-align: -webkit-match-parent; color: var(--placeholderText); line-height: 1.3;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; pointer-events: none; }
    .editing::after { content: ""; position: absolute; inset-block: 8px; inset-inline-start: 0; width: 3px;
      border-radius: 2px; background: var(--tintColor); }
    [data-part=leftView], [data-part=rightView], [data-part=clearButton] { display: inline-flex; align-items: center; gap: 4px;
      flex: none; border: 0; padding: 0; background: none; color: var(--tintColor); font: inherit; }
    span:is([data-part=leftView], [data-part=rightView]):not([role=img], .unknown) { color: var(--label); }
    [data-part=leftView], [data-part=rightView] { max-width: 45%; overflow: hidden; white-space: nowrap; }
    :is([data-part=leftView], [data-part=rightView]) > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    [data-part=clearButton] { width: 20px; height: 20px; justify-content: center; border-radius: 50%;
      background: var(--systemGray3); color: var(--secondarySystemGroupedBackground); }
    .search [data-part=leftView] { color: var(--secondaryLabel); }
    .icon { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; flex: none; }
    [data-part=message], .finding, .change { flex-basis: 100%; margin: 0; font-size: var(--size-footnote); line-height: 1.3;
      overflow-wrap: anywhere; }
    [data-part=message] { color: #C4161C; }
    [data-part=message][data-severity=warning] { color: #8A5300; }
    [data-part=message][data-severity=open], .screen .unknown, .screen .status { color: #55555A; }
    [data-appearance=dark] [data-part=message] { color: #FF6961; }
    [data-appearance=dark] :is([data-part=message][data-severity=open], .screen .unknown, .screen .status) { color: #B5B5BA; }
    [data-appearance=dark] [data-part=message][data-severity=warning] { color: #FFB340; }
    .finding { padding: 2px 6px; border-radius: 4px; background: #FFF3CD; color: #5C4400; font: 12px/1.4 ui-monospace, monospace; }
    .finding[data-severity=error] { background: #FDE1E0; color: #8B0F0B; }
    [data-found] { box-shadow: inset 4px 0 0 #D08700; }
    [data-found=error] { box-shadow: inset 4px 0 0 #D70015; }
    .bar > .change { text-align: center; }
    .change { font-weight: 600; color: #1D6F2B; }
    [data-change] { background: #34C75926; }
    [data-change=removed] { background: #FF3B3026; }
    [data-change=removed] .change, [data-change=removed] + .change { color: #B00020; }
    [data-change=changed] { background: #FF950026; }
    [data-change=changed] .change, [data-change=changed] + .change { color: #8A5300; }
    [data-appearance=dark] .change { color: inherit !important; }
    .unknown { font-size: 13px; padding: 6px; }
    """

  /// Controls that take no text.
  static let controls = """
    .row > .button { flex: 1; display: inline-flex; align-items: center; justify-content: center; gap: 6px; border: 0;
      background: none; padding: 4px 0; min-height: 32px; font: inherit; font-size: 17px; color: var(--tintColor); }
    .button:disabled { color: var(--tertiaryLabel); }
    .switch { position: relative; margin-inline-start: auto; width: 51px; height: 31px; border: 0; border-radius: 16px; padding: 0;
      background: var(--secondarySystemFill); flex: none; }
    .switch span { position: absolute; inset-block-start: 2px; inset-inline-start: 2px; width: 27px; height: 27px;
      border-radius: 50%; background: var(--thumb, #FFF); box-shadow: 0 2px 4px #0003; }
    .switch[aria-checked=true] { background: var(--on, var(--systemGreen)); }
    .switch[aria-checked=true] span { inset-inline-start: 22px; }
    .switch:disabled { opacity: .5; }
    .row[data-kind=switch] > .caption:not(:last-child) { flex: 1 1 0; }
    .segments { display: flex; flex: 1 1 180px; min-width: 0; max-width: 100%; height: 32px; padding: 2px; border-radius: 9px;
      background: var(--tertiarySystemFill); }
    .segments button { flex: 1 1 0; min-width: 0; border: 0; border-radius: 7px; background: none; color: inherit; font: inherit;
      font-size: 13px; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 0 6px; }
    .segments.apportioned button { flex: 1 1 auto; }
    .segments [aria-checked=true] { background: var(--chosen, var(--systemBackground)); font-weight: 600; box-shadow: 0 1px 3px #0003; }
    [data-appearance=dark] .segments [aria-checked=true] { background: var(--chosen, var(--systemGray2)); }
    .stepper { display: flex; margin-inline-start: auto; width: 94px; height: 32px; border-radius: 8px;
      background: var(--tertiarySystemFill); }
    .stepper button { flex: 1; border: 0; background: none; color: inherit; font-size: 22px; line-height: 1; padding: 0; }
    .stepper button + button { border-inline-start: 1px solid var(--separator); }
    .stepper button:disabled { color: var(--tertiaryLabel); }
    .slider { flex: 1 1 150px; min-width: 0; height: 31px; margin: 0; appearance: none; background: none; }
    .slider::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(var(--onward, to right),
      var(--filling, var(--tintColor)) calc(100% * var(--filled)), var(--track, var(--systemFill)) 0); }
    [dir=rtl] .slider { --onward: to left; }
    .slider::-webkit-slider-thumb { appearance: none; width: 27px; height: 27px; margin-top: -12px; border-radius: 50%;
      background: var(--thumb, #FFF); box-shadow: 0 3px 8px #0003, 0 0 1px #0006; }
    .pills { display: inline-flex; gap: 6px; margin-inline-start: auto; }
    .pill { padding: 6px 11px; border-radius: 6px; background: var(--tertiarySystemFill); }
    .calendar { flex-basis: 100%; padding: 8px 0; }
    .days { display: grid; grid-template-columns: repeat(7, 1fr); margin-top: 10px; text-align: center; }
    .days span { height: 38px; line-height: 38px; font-size: 20px; white-space: nowrap; }
    .days .weekday { height: 22px; line-height: 22px; font-size: 13px; font-weight: 600; color: var(--tertiaryLabel); }
    .days [aria-current] { color: var(--tintColor); font-weight: 600; background: radial-gradient(circle closest-side,
      color-mix(in srgb, var(--tintColor) 15%, transparent) 98%, transparent 100%); }
    .days [aria-disabled] { color: var(--tertiaryLabel); }
    .calendar .pills { display: flex; justify-content: flex-end; margin-top: 8px; }
    .wheels { position: relative; flex-basis: 100%; display: flex; justify-content: center; gap: 16px; height: var(--wheel); }
    .wheels::before { content: ""; position: absolute; inset: calc(50% - 17px) 0; border-radius: 8px; background: var(--tertiarySystemFill); }
    .keyboard .wheels::before { margin: 0 9px; }
    .wheel { position: relative; flex: 1 1 100%; display: flex; flex-direction: column; justify-content: center;
      align-items: stretch; height: var(--wheel); overflow: hidden; text-align: center; }
    .wheels .wheel { flex: 0 1 auto; min-width: 60px; }
    .wheels:has(.wheel:nth-child(4)) { gap: 4px; }
    .wheels .wheel:nth-child(n + 4), .wheels .wheel:has(~ .wheel:nth-child(4)) { min-width: 44px; }
    .wheels .wheel:has(~ .wheel:nth-child(4)) span, .wheels .wheel:nth-child(n + 4) span { padding: 0 5px; }
    .wheel span { height: 34px; line-height: 34px; font-size: 21px; color: var(--tertiaryLabel); white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; padding: 0 12px; flex: none; }
    .wheels .wheel span:nth-child(3), .wheel [aria-selected=true], .wheels .wheel span:only-child { color: var(--label); font-size: 23px; }
    .wheel [aria-selected=true] { background: var(--tertiarySystemFill); border-radius: 8px; }
    .wheel.choices { justify-content: flex-start; padding-top: 91px; }
    .wheel.choices[data-above="1"] { padding-top: 57px; }
    .wheel.choices[data-above="2"] { padding-top: 23px; }
    .web { flex: 1 1 150px; font: inherit; font-size: 16px; padding: 4px 6px; border: 1px solid var(--systemGray2);
      background: var(--systemBackground); color: inherit; }
    """

  /// The keyboard and the bar over it.
  static let keyboard = """
    .keyboard { flex: none; position: sticky; bottom: 0; background: var(--keyboard); padding: 0 3px 4px; z-index: 2; color: var(--label); }
    .keys { display: flex; justify-content: center; gap: 6px; padding: 5px 0; }
    .key { flex: 1 1 0; max-width: 33px; min-width: 0; height: var(--key-height); border: 0; border-radius: 5px; padding: 0; font: inherit;
      font-size: 22px; color: var(--label); background: var(--key); box-shadow: 0 1px 0 var(--keyShadow); display: flex;
      flex-direction: column; align-items: center; justify-content: center; line-height: 1; }
    .ipad .key { max-width: 70px; height: 56px; }
    .key.special { background: var(--specialKey); max-width: 90px; flex: 1.35 1 0; font-size: 16px; overflow: hidden; }
    .ipad .key.special { max-width: none; }
    .key.space { max-width: none; flex: 5 1 0; font-size: 16px; }
    .key.return { flex: 2.2 1 0; }
    .key.blue { background: var(--systemBlue); color: #FFF; }
    .key:disabled { color: var(--tertiaryLabel); background: var(--specialKey); }
    .key[aria-pressed=true] { background: var(--key); }
    .key.gap { background: none; box-shadow: none; }
    .key small { font-size: 10px; letter-spacing: 2px; font-weight: 600; min-height: 12px; margin-top: 1px; }
    .keyboard.pad .key { max-width: none; height: var(--pad-height); flex: 1 1 0; font-size: 25px; }
    .keyboard.pad .keys { padding: 3px; }
    .keyboard.pad .key.special { background: none; box-shadow: none; font-size: 20px; }
    .accessory { display: flex; align-items: center; gap: 12px; min-height: var(--accessory); margin: 0 -3px; padding: 0 12px;
      background: var(--bar); border-top: 1px solid var(--separator); }
    .accessory button { border: 0; background: none; padding: 8px 4px; font: inherit; color: var(--tintColor); display: inline-flex; }
    .accessory button:disabled { color: var(--tertiaryLabel); }
    .accessory .done { font-weight: 600; }
    .accessory .space { flex: 1; }
    .input-view { min-height: var(--wheel); display: flex; align-items: center; justify-content: center; }
    """

  /// Alerts.
  static let alert = """
    .dimmed { position: absolute; inset: 0; z-index: 3; display: flex; justify-content: center; align-items: center; background: #0003; }
    .alert { position: sticky; top: 40vh; bottom: 40vh; width: 270px; border-radius: 14px; background: var(--alert); text-align: center; overflow: hidden; }
    .alert h2 { margin: 19px 16px 0; font-size: 17px; line-height: 22px; font-weight: 600; }
    .alert p { margin: 2px 16px 19px; font-size: 13px; line-height: 18px; }
    .alert h2, .alert p { overflow-wrap: anywhere; }
    .alert > p:first-child { margin-top: 19px; }
    .alert-buttons { display: flex; flex-wrap: wrap; border-top: 1px solid var(--separator); }
    .alert button { flex: 1 1 40%; min-height: 44px; border: 0; background: none; font: inherit; color: var(--systemBlue); }
    .alert button + button { border-inline-start: 1px solid var(--separator); }
    .alert-buttons:has(:nth-child(3)) { flex-direction: column; flex-wrap: nowrap; }
    .alert-buttons:has(:nth-child(3)) button { flex: none; }
    .alert-buttons:has(:nth-child(3)) button + button { border-inline-start: 0; border-top: 1px solid var(--separator); }
    .alert button.default { font-weight: 600; }
    """
}
