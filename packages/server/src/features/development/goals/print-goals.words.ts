export const printWords = {
  en: {
    none: 'There are no training goals.',
    nameless: 'Without a name',
    achieveBy: 'To be achieved by',
    achieved: 'Achieved on',
    cost: 'Cost',
    comments: 'Comments',
    decision: 'Comments of the decision',
    reason: 'Reason of the cancellation',
  },
  de: {
    none: 'Es gibt keine Trainingsziele.',
    nameless: 'Ohne Namen',
    achieveBy: 'Zu erreichen bis',
    achieved: 'Erreicht am',
    cost: 'Kosten',
    comments: 'Bemerkungen',
    decision: 'Bemerkungen zur Entscheidung',
    reason: 'Grund der Stornierung',
  },
}
