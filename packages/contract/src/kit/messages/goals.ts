/** Training goals. */
export const goalsMessages = {
  goal_not_found: {
    en: 'Training goal not found',
    de: 'Trainingsziel nicht gefunden',
  },
  goal_comment_required: {
    en: 'Please enter a comment',
    de: 'Bitte geben Sie einen Kommentar ein',
  },
  goal_reason_required: {
    en: 'Please give a reason for the cancellation',
    de: 'Bitte begründen Sie die Stornierung',
  },
  goal_invalid: {
    en: 'Please check the marked fields of the training goal',
    de: 'Bitte prüfen Sie die markierten Felder des Trainingsziels',
  },
  goal_already_decided: {
    en: 'This training goal has been dealt with already',
    de: 'Über dieses Trainingsziel ist bereits entschieden',
  },
  goal_date_invalid: {
    en: 'A training goal is achieved between its request and today',
    de: 'Ein Trainingsziel wird zwischen Antrag und heute erreicht',
  },
  goal_day_past: {
    en: 'Please choose today or a later day',
    de: 'Bitte wählen Sie heute oder einen späteren Tag',
  },
  goal_reminded_today: {
    en: 'Whoever decides was reminded today already',
    de: 'Heute wurde bereits an die Entscheidung erinnert',
  },
  goal_clawback_invalid: {
    en: 'Please say which amount may be asked back, and over how many months',
    de: 'Bitte geben Sie an, welcher Betrag zurückgefordert werden kann und über wie viele Monate',
  },
  goal_files_full: {
    en: 'This training goal has as many documents as it can take',
    de: 'Dieses Trainingsziel hat so viele Dokumente, wie es aufnehmen kann',
  },
  goal_exists: {
    en: 'This training goal already exists. Do you want to add it again?',
    de: 'Dieses Trainingsziel gibt es bereits. Möchten Sie es noch einmal hinzufügen?',
  },
  goal_report_name: {
    en: 'My Training Goals',
    de: 'Meine Trainingsziele',
  },
  'training.goal.status.0': {
    en: 'Created',
    de: 'Angelegt',
  },
  'training.goal.status.1': {
    en: 'Requested',
    de: 'Beantragt',
  },
  'training.goal.status.2': {
    en: 'HR',
    de: 'Personalabteilung',
  },
  'training.goal.status.3': {
    en: 'Achieved',
    de: 'Erreicht',
  },
  'training.goal.status.4': {
    en: 'Declined',
    de: 'Abgelehnt',
  },
  'training.goal.status.5': {
    en: 'Approved',
    de: 'Genehmigt',
  },
  'training.goal.status.6': {
    en: 'Declined by HR',
    de: 'Von der Personalabteilung abgelehnt',
  },
  'training.goal.status.7': {
    en: 'Cancellation requested',
    de: 'Stornierung beantragt',
  },
  'training.goal.status.8': {
    en: 'Cancelled',
    de: 'Storniert',
  },
} as const
