/** NOTE: what a keyboard or a word processor makes of a sign is no other answer. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc`]/g, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\p{Cf}/gu, ''],
  [/\s+/gu, ' '],
]

/** A word without what nobody means by it: case, spaces around and too many between, and how a sign is typed. */
function plain(word: string) {
  // NOTE: put together, the sign beside a German keyboard's "ß" would become a space with an accent.
  const composed = word.replaceAll('\u00b4', "'").normalize('NFKC')
  const typed = alike.reduce((text, [sign, instead]) => text.replace(sign, instead), composed)
  // NOTE: first up and then down, because only that way "ß" meets "ss" and both forms of a Greek sigma meet.
  return typed.trim().toUpperCase().toLowerCase()
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/æ/g, 'ae'],
  [/ø/g, 'oe'],
  [/å/g, 'aa'],
]

/** A word as somebody types it whose keyboard has no accents: "Müller" is "Muller" and "Mueller". */
export function formsOf(word: string): readonly string[] {
  const simple = plain(word)
  const spelled = spelledOut.reduce((text, [sign, instead]) => text.replace(sign, instead), simple)
  return [withoutAccents(simple), withoutAccents(spelled)]
}

/** Is a word one of those that are accepted, however it is written? */
export function isAccepted(word: string, accepted: readonly string[]) {
  const [asTyped = '', spelled = ''] = formsOf(word)
  if (asTyped === '') return false
  return accepted.some((each) => {
    const forms = formsOf(each)
    return forms.includes(asTyped) || forms.includes(spelled)
  })
}
