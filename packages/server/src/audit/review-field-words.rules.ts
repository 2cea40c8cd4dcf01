import type { LocalText } from '@oktant/contract/http/http.ts'

/** The same for reviews, their seasons and competencies. */
export const reviewFieldWords: Readonly<Record<string, LocalText>> = {
  allowUserCompleteSectionB: { en: 'People complete section B', de: 'Mitarbeitende füllen Abschnitt B aus' },
  companyObjectives: { en: 'Objectives of the company', de: 'Unternehmensziele' },
  competenciesShare: { en: 'Share of the competencies', de: 'Anteil der Kompetenzen' },
  contentForUpperManagers: { en: 'Managers above read along', de: 'Höhere Führungskräfte lesen mit' },
  deadline: { en: 'Deadline', de: 'Frist' },
  deed: { en: 'What was done', de: 'Vorgang' },
  forms: { en: 'Forms', de: 'Bögen' },
  itemProperties: { en: 'What belongs to it', de: 'Was dazu gehört' },
  objectivesShare: { en: 'Share of the objectives', de: 'Anteil der Ziele' },
  performanceAnswerSetId: { en: 'Answer set of the objectives', de: 'Antwortsatz der Ziele' },
  phases: { en: 'Phases', de: 'Phasen' },
  questionManagerId: { en: 'Who leads section C', de: 'Wer Abschnitt C führt' },
  ratingAnswerSetId: { en: 'Answer set of the competencies', de: 'Antwortsatz der Kompetenzen' },
  seasonEnd: { en: 'End of the season', de: 'Ende des Zeitraums' },
  seasonStart: { en: 'Begin of the season', de: 'Beginn des Zeitraums' },
  tip: { en: 'Tip', de: 'Hinweis' },
  viewReason: { en: 'Read, because', de: 'Gelesen, weil' },
}
