/** Surveys, the invitations to them and their results. */
export const surveyMessages = {
  survey_not_found: {
    en: 'Unable to find this survey',
    de: 'Diese Umfrage wurde nicht gefunden',
  },
  survey_invitation_unknown: {
    en: 'This invitation is not known',
    de: 'Diese Einladung ist nicht bekannt',
  },
  survey_answered: {
    en: 'This survey has been answered already',
    de: 'Diese Umfrage wurde bereits beantwortet',
  },
  survey_closed: {
    en: 'This survey takes no answers now',
    de: 'Diese Umfrage nimmt jetzt keine Antworten an',
  },
  survey_invalid: {
    en: 'Please correct the marked fields',
    de: 'Bitte korrigieren Sie die markierten Felder',
  },
  survey_least_low: {
    en: 'An anonymous survey shows its results from %s answers on at the earliest',
    de: 'Eine anonyme Umfrage zeigt ihre Ergebnisse frühestens ab %s Antworten',
  },
  survey_days_wrong: {
    en: 'Please give a day that is not over and not before the opening',
    de: 'Bitte geben Sie einen Tag an, der nicht vorbei ist und nicht vor der Eröffnung liegt',
  },
  survey_evaluation_unknown: {
    en: 'Please choose an evaluation that is a survey',
    de: 'Bitte wählen Sie einen Test, der eine Umfrage ist',
  },
  survey_subject_required: {
    en: 'Please say whom the feedback is about',
    de: 'Bitte geben Sie an, um wen es bei dem Feedback geht',
  },
  survey_anonymous: {
    en: 'The answers of an anonymous survey have no names',
    de: 'Die Antworten einer anonymen Umfrage haben keine Namen',
  },
  survey_not_releasable: {
    en: 'There are no results yet that could be released',
    de: 'Es gibt noch keine Ergebnisse, die freigegeben werden können',
  },
  survey_nobody: {
    en: 'Nobody would be invited',
    de: 'Niemand würde eingeladen',
  },
  survey_address_invalid: {
    en: 'Please give an email address, each one once',
    de: 'Bitte geben Sie eine E-Mail-Adresse an, jede nur einmal',
  },
} as const
