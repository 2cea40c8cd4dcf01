import type { LocalText } from '@oktant/contract/http/http.ts'
import type { AskedRow } from '../surveys.queries.ts'

type Texts = Pick<AskedRow['version']['body'], 'questionText' | 'precedingText' | 'postAnswerText'>

/** What was asked, in one line, with the sentence that has a gap. */
export function askedOf({ questionText, precedingText, postAnswerText }: Texts): LocalText {
  const line = (language: keyof LocalText) => {
    const [before = '', after = ''] = [precedingText, postAnswerText].map((part) => part[language].trim())
    const sentence =
      before || after ? `${before} ____${/^[.,;:!?]/.test(after) ? '' : ' '}${after}`.trim() : ''
    return [questionText[language], sentence].filter(Boolean).join(' ')
  }
  return { en: line('en'), de: line('de') }
}
