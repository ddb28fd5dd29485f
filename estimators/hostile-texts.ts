export interface HostileText {
  readonly label: string
  readonly text: string
}

/**
 * Texts that have broken tokenizers or estimators, each of at most 2,000 UTF-16 units: unbroken runs cost some
 * tokenizers time quadratic in their length. Two labels differ, and so do two texts. `''` is not among them.
 */
export const hostileTexts: readonly HostileText[] = [
  { label: 'one space', text: ' ' },
  { label: 'one newline', text: '\n' },
  { label: 'NUL', text: '\0' },
  { label: 'one letter', text: 'a' },
  {
    label: 'control characters',
    text: Array.from({ length: 32 }, (_, unit) => String.fromCharCode(unit)).join(''),
  },
  { label: 'CRLF lines', text: 'first\r\nsecond\r\n\r\nthird\rfourth\n\r' },
  { label: 'tabs', text: '\t\t\tif (x)\n\t\t\t\t\treturn\n' },
  { label: 'byte order mark', text: '\ufefftext \ufeff text\ufeff\n' },
  { label: 'next line U+0085', text: 'one\u0085two \u0085 three\u0085\n' },
  { label: 'no-break spaces', text: 'a\u00a0b \u00a0 c\u202fd\u2007e' },
  {
    label: 'every Unicode space',
    text: '\u1680\u2000\u2001\u2002\u2003\u2009\u200a\u2028\u2029\u205f\u3000\u180e',
  },
  { label: 'zero-width characters', text: 'a\u200bb\u200cc\u200dd\u2060e\u00adf' },
  { label: 'lone high surrogate', text: 'a\ud83db' },
  { label: 'lone low surrogate', text: 'a\ude00b' },
  { label: 'surrogates the wrong way round', text: '\ude00\ud83d'.repeat(20) },
  { label: 'ends in half a pair', text: 'cut 😀 here \ud83d' },
  { label: 'noncharacters and private use', text: '\uffff\ufffe\ufdd0\ue000\uf8ff\u{10ffff}\u{f0000}' },
  { label: 'unassigned code points', text: '\u0378\u0530\u{1fbff}\u{e0080}\u{323b0}' },
  { label: 'tiktoken special tokens', text: '<|endoftext|><|endofprompt|> <|fim_prefix|>x<|fim_suffix|>' },
  {
    label: 'chat special tokens',
    text: '<|im_start|>user\nhi<|im_end|><|eot_id|><|begin_of_text|><s></s>[INST] x [/INST]',
  },
  {
    label: 'more special tokens',
    text: '<bos><eos><pad><unk><start_of_turn>user<end_of_turn><EOT><META_START>',
  },
  {
    label: 'full-width special tokens',
    text: '<｜begin▁of▁sentence｜><｜User｜>x<｜Assistant｜><think>\n</think>',
  },
  { label: 'SentencePiece markers and byte tokens', text: '▁▁a▁ <0x0A><0xFF> Ġword Ċ' },
  {
    label: 'names of object members',
    text: '__proto__ constructor toString hasOwnProperty valueOf isPrototypeOf',
  },
  { label: 'one object member', text: 'constructor' },
  { label: 'family emoji', text: '👨‍👩‍👧‍👦 👩🏽‍🚒 🏳️‍🌈 🧑🏿‍❤️‍💋‍🧑🏻' },
  { label: 'flags and keycaps', text: '🇫🇷🇯🇵🇺🇳🇫 1️⃣#️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  { label: 'run of emoji', text: '😀'.repeat(300) },
  { label: 'decomposed accents', text: 'Cafe\u0301 nai\u0308ve a\u030angstro\u0308m \u1100\u1161\u11a8' },
  { label: 'stacked combining marks', text: `Z${'\u0351\u0300\u0363\u0489'.repeat(60)}algo` },
  { label: 'compatibility forms', text: 'ﬁ ﬀ ① ½ Å ㎏ ｆｕｌｌ ｗｉｄｔｈ ﷺ 𝕳𝖊𝖑𝖑𝖔' },
  { label: 'right to left with marks', text: 'שָׁלוֹם \u202eabc\u202c السَّلَامُ عَلَيْكُمْ 123 \u200fabc' },
  { label: 'Thai without spaces', text: 'ภาษาไทยไม่มีการเว้นวรรคระหว่างคำ'.repeat(10) },
  { label: 'Devanagari, Tamil, Khmer', text: 'क्षत्रिय नमस्ते ஸ்ரீ வணக்கம் ខ្មែរ' },
  { label: 'Chinese without spaces', text: '天地玄黄宇宙洪荒日月盈昃辰宿列张'.repeat(20) },
  { label: 'Japanese, mixed scripts', text: 'カタカナとひらがなと漢字ｶﾀｶﾅＡＢＣ１２３' },
  { label: 'Hangul and jamo', text: '안녕하세요 세계ㅋㅋㅋㅋ ㅠㅠ \u1112\u1161\u11ab\u1100\u1173\u11af' },
  { label: 'rare ideographs', text: '𠀀𠮷𪚥𰻞'.repeat(20) },
  { label: 'ancient scripts', text: '𒀀𒁁𓀀𓂀𐎀𐏑' },
  { label: "run of 'a'", text: 'a'.repeat(1500) },
  { label: "run of 'A'", text: 'A'.repeat(700) },
  { label: 'run of spaces', text: ' '.repeat(1200) },
  { label: 'run of newlines', text: '\n'.repeat(1000) },
  { label: 'run of dashes', text: '-'.repeat(1200) },
  { label: 'run of digits', text: '31415926535897932384'.repeat(50) },
  { label: 'run of zeros', text: '0'.repeat(1000) },
  { label: 'spaces, then text', text: `${' '.repeat(1000)}x` },
  { label: 'alternating letter and space', text: 'a '.repeat(1000) },
  { label: 'alternating space and newline', text: ' \n'.repeat(500) },
  { label: 'alternating case', text: 'aB'.repeat(500) },
  { label: 'apostrophes', text: "'s 't 're 'LL 'll''ve ’s don't DON'T o'clock'" },
  { label: 'run of apostrophes', text: "'".repeat(1000) },
  { label: 'nested brackets', text: `${'[{('.repeat(200)}${')}]'.repeat(200)}` },
  { label: 'backslashes and quotes', text: '\\"'.repeat(400) },
  {
    label: 'base64',
    text: 'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVyIGFkaXBpc2NpbmcgZWxpdA=='.repeat(8),
  },
  { label: 'hex', text: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'.repeat(8) },
  { label: 'percent encoding', text: '%F0%9F%98%80%20%E2%82%AC'.repeat(30) },
  { label: 'minified JSON', text: '{"a":[1,2.5e-10,null,true,{"b":"\\u00e9\\n"}],"":{}}'.repeat(20) },
  { label: 'regular expression bait', text: `${'x'.repeat(60)}${'='.repeat(60)}!${' '.repeat(60)}\n` },
]
