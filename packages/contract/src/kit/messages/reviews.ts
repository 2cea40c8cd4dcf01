/** Performance and development reviews (PDR). */
export const reviewsMessages = {
  pdr_submit_confirm: {
    en: 'You cannot change anything after submitting. Submit now?',
    de: 'Nach dem Absenden können Sie nichts mehr ändern. Jetzt absenden?',
  },
  pdr_objectives_count: {
    en: 'Please set 3 to 5 SMART objectives',
    de: 'Bitte setzen Sie 3 bis 5 SMARTe Ziele',
  },
  pdr_objective_incomplete: {
    en: 'Please complete the name and the details of every objective',
    de: 'Bitte ergänzen Sie bei jedem Ziel Namen und Beschreibung',
  },
  review_not_found: {
    en: 'Unable to find this review',
    de: 'Dieses Mitarbeitergespräch wurde nicht gefunden',
  },
  review_actioned: {
    en: 'This review has moved on in the meantime',
    de: 'Dieses Mitarbeitergespräch ist inzwischen weiter',
  },
  review_field_closed: {
    en: 'This part cannot be changed any more',
    de: 'Dieser Teil kann nicht mehr geändert werden',
  },
  review_field_invalid: {
    en: 'This cannot stand in this field',
    de: 'Das kann in diesem Feld nicht stehen',
  },
  review_item_unknown: {
    en: 'This is not a part of the review',
    de: 'Das ist kein Teil dieses Mitarbeitergesprächs',
  },
  review_draft_not_found: {
    en: 'You have no draft in this review',
    de: 'Sie haben keinen Entwurf in diesem Mitarbeitergespräch',
  },
  review_without_manager: {
    en: 'Nobody leads this review at the moment, so nobody can take the draft over',
    de: 'Dieses Mitarbeitergespräch führt derzeit niemand, der den Entwurf übernehmen könnte',
  },
  rejection_comment_missing: {
    en: 'Please say why you do not accept it',
    de: 'Bitte schreiben Sie, warum Sie nicht zustimmen',
  },
  meeting_day_invalid: {
    en: 'The meeting cannot lie in the future or before the season',
    de: 'Das Gespräch kann nicht in der Zukunft oder vor dem Zeitraum liegen',
  },
  mark_reason_missing: {
    en: 'Please say why the mark differs from the proposal',
    de: 'Bitte begründen Sie, warum die Note vom Vorschlag abweicht',
  },
  calibration_state: {
    en: 'This mark is not at a point of its calibration where this can be done',
    de: 'Diese Note ist in ihrer Kalibrierung nicht an einem Punkt, an dem das geht',
  },
  calibration_changed: {
    en: 'Somebody else has changed this mark in the meantime',
    de: 'Diese Note wurde inzwischen von jemand anderem geändert',
  },
  deadline_missing: {
    en: 'Please choose a day',
    de: 'Bitte wählen Sie einen Tag',
  },
  season_not_found: {
    en: 'Unable to find this season',
    de: 'Dieser Zeitraum wurde nicht gefunden',
  },
  season_invalid: {
    en: 'Please check the marked fields of the season',
    de: 'Bitte prüfen Sie die markierten Felder des Zeitraums',
  },
  season_open: {
    en: 'A season that was opened cannot be removed',
    de: 'Ein geöffneter Zeitraum kann nicht entfernt werden',
  },
  season_state: {
    en: 'The season is not in a state for this',
    de: 'Der Zeitraum ist dafür nicht im richtigen Zustand',
  },
  'pdr.status.0': {
    en: 'User completes part A',
    de: 'Mitarbeitende füllen Teil A aus',
  },
  'pdr.status.1': {
    en: 'With the manager',
    de: 'Bei der Führungskraft',
  },
  'pdr.status.2': {
    en: 'Part A meeting to take place',
    de: 'Gespräch zu Teil A steht aus',
  },
  'pdr.status.3': {
    en: 'Part A completed',
    de: 'Teil A abgeschlossen',
  },
  'pdr.status.4': {
    en: 'Awaiting acceptance',
    de: 'Wartet auf Zustimmung',
  },
  'pdr.status.5': {
    en: 'Completed',
    de: 'Abgeschlossen',
  },
  'pdr.status.6': {
    en: 'Rejected',
    de: 'Zurückgewiesen',
  },
  'pdr.status.7': {
    en: 'Incomplete/closed',
    de: 'Unvollständig/geschlossen',
  },
  'pdr.section.NEW_PDR': {
    en: 'New',
    de: 'Neu',
  },
  'pdr.section.USER_COMPLETED': {
    en: 'User completed',
    de: 'Von Mitarbeitenden ausgefüllt',
  },
  'pdr.section.MANAGER_COMPLETED': {
    en: 'Manager completed',
    de: 'Von der Führungskraft ausgefüllt',
  },
  'pdr.section.AWAITING_ACCEPTANCE': {
    en: 'Awaiting acceptance',
    de: 'Wartet auf Zustimmung',
  },
  'pdr.section.AWAITING_ACCEPTANCE_SECTION_C': {
    en: 'Section C awaiting acceptance',
    de: 'Abschnitt C wartet auf Zustimmung',
  },
  'pdr.section.USER_ACCEPTED': {
    en: 'User accepted',
    de: 'Von Mitarbeitenden angenommen',
  },
  'pdr.section.USER_REJECTED': {
    en: 'User rejected',
    de: 'Von Mitarbeitenden zurückgewiesen',
  },
  'pdr.section.INCOMPLETE': {
    en: 'Incomplete',
    de: 'Unvollständig',
  },
  'objective.status.NOT_STARTED': {
    en: 'Not started',
    de: 'Nicht begonnen',
  },
  'objective.status.ON_GOING': {
    en: 'Ongoing',
    de: 'Laufend',
  },
  'objective.status.ON_HOLD': {
    en: 'On hold',
    de: 'Zurückgestellt',
  },
  'objective.status.COMPETED': {
    en: 'Completed',
    de: 'Abgeschlossen',
  },
  'objective.status.SUPERSEDED': {
    en: 'Superseded',
    de: 'Ersetzt',
  },
  'objective.status.DELETE': {
    en: 'Delete',
    de: 'Löschen',
  },
} as const
