import type { LocalText } from '@oktant/contract/http.ts'
import type { AskedRow } from './surveys.queries.ts'

type Texts = Pick<AskedRow['version']['body'], 'questionText' | 'precedingText' | 'postAnswerText'>

/** What was asked, in one line: of a gap in a sentence the sentence, with its gap. */
export function askedOf({ questionText, precedingText, postAnswerText }: Texts): LocalText {
  const line = (language: keyof LocalText) => {
    const [before = '', after = ''] = [precedingText, postAnswerText].map((part) => part[language].trim())
    if (questionText[language] || !(before || after)) return questionText[language]
    return `${before} ____${/^[.,;:!?]/.test(after) ? '' : ' '}${after}`.trim()
  }
  return { en: line('en'), de: line('de') }
}
