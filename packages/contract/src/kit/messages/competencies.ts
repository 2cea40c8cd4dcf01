/** Declarations of competencies, and what job roles ask for. */
export const competencyMessages = {
  declaration_not_found: {
    en: 'Unable to find this declaration',
    de: 'Diese Erklärung wurde nicht gefunden',
  },
  declaration_actioned: {
    en: 'This declaration has moved on in the meantime',
    de: 'Diese Erklärung ist inzwischen weiter',
  },
  declaration_open: {
    en: 'You have declared this competency already; it waits or came back to you',
    de: 'Sie haben diese Kompetenz bereits erklärt; sie wartet oder kam zu Ihnen zurück',
  },
  declaration_words_missing: {
    en: 'Please say how you show this competency',
    de: 'Bitte beschreiben Sie, wodurch Sie diese Kompetenz zeigen',
  },
  declaration_comment_missing: {
    en: 'Please say why',
    de: 'Bitte begründen Sie das',
  },
  certificate_unknown: {
    en: 'Please choose from your own certificates',
    de: 'Bitte wählen Sie aus Ihren eigenen Zertifikaten',
  },
  evidence_too_many: {
    en: 'A declaration takes 10 pieces of evidence at most',
    de: 'Eine Erklärung nimmt höchstens 10 Nachweise auf',
  },
  profile_item_unknown: {
    en: 'Please choose each competency of the library once',
    de: 'Bitte wählen Sie jede Kompetenz der Bibliothek nur einmal',
  },
  locality_unknown: {
    en: 'Please choose from the localities of the company',
    de: 'Bitte wählen Sie aus den Niederlassungen des Unternehmens',
  },
  assessment_of_oneself: {
    en: 'Nobody assesses themselves',
    de: 'Niemand beurteilt sich selbst',
  },
  job_role_missing: {
    en: 'This person has no job role',
    de: 'Diese Person hat keine Stelle',
  },
  'declaration.state.DECLARED': {
    en: 'Declared',
    de: 'Erklärt',
  },
  'declaration.state.UNDER_REVIEW': {
    en: 'With Assessor',
    de: 'In Beurteilung',
  },
  'declaration.state.LEVEL_ONE': {
    en: 'Confirmed at level 1',
    de: 'Auf Stufe 1 bestätigt',
  },
  'declaration.state.LEVEL_TWO': {
    en: 'Confirmed at level 2',
    de: 'Auf Stufe 2 bestätigt',
  },
  'declaration.state.RETURNED': {
    en: 'Returned',
    de: 'Zurückgegeben',
  },
  'declaration.state.ENDED': {
    en: 'Ended',
    de: 'Beendet',
  },
} as const
