import type { Language } from '@oktant/contract/http/http.ts'
import { renderHtml, renderText } from '../templates/render.ts'

const words: Record<Language, { subject: string; paragraphs: string[] }> = {
  en: {
    subject: 'The mail server works',
    paragraphs: ['This letter was sent to try the mail server that was just entered. It takes letters.'],
  },
  de: {
    subject: 'Der Mailserver funktioniert',
    paragraphs: [
      'Diese E-Mail wurde gesendet, um den gerade eingegebenen Mailserver zu erproben. Er nimmt E-Mails an.',
    ],
  },
}

/** What somebody reads who tries a mail server. */
export function trialLetter(to: string, language: Language, createdAt: Date) {
  const letter = words[language]
  const { subject } = letter
  const [text, html] = [renderText(letter, language), renderHtml(letter, language)]
  return { id: 0, companyId: 0, to, subject, text, html, createdAt, unsubscribeUrl: null }
}
