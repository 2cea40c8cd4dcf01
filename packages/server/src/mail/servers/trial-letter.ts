import type { Language } from '@oktant/contract/http/http.ts'
import { renderHtml, renderText } from '../templates/render.ts'
import { mailTexts } from '../mail.words.ts'

/** What somebody reads who tries a mail server. */
export function trialLetter(to: string, language: Language, createdAt: Date) {
  const letter = mailTexts[language].trial
  const { subject } = letter
  const [text, html] = [renderText(letter, language), renderHtml(letter, language)]
  return { id: 0, companyId: 0, to, subject, text, html, createdAt, unsubscribeUrl: null }
}
