/** Talks between somebody and whoever leads them, and rewards. */
export const developmentMessages = {
  talk_not_found: {
    en: 'Unable to find this talk',
    de: 'Dieses Gespräch wurde nicht gefunden',
  },
  talk_in_use: {
    en: 'Only a talk into which nobody has written can be removed',
    de: 'Nur ein Gespräch, in das noch niemand geschrieben hat, lässt sich entfernen',
  },
  talk_actions_full: {
    en: 'This talk has as many actions as it can take',
    de: 'Dieses Gespräch hat so viele Vereinbarungen, wie es aufnehmen kann',
  },
  reward_not_found: {
    en: 'Unable to find this reward',
    de: 'Diese Anerkennung wurde nicht gefunden',
  },
  reward_kind_unknown: {
    en: 'This kind of reward cannot be given any more',
    de: 'Diese Art der Anerkennung kann nicht mehr vergeben werden',
  },
  reward_reason_required: {
    en: 'Please give a reason',
    de: 'Bitte geben Sie einen Grund an',
  },
  reward_budget_spent: {
    en: 'Your points for this period are not enough for this',
    de: 'Ihre Punkte für diesen Zeitraum reichen dafür nicht',
  },
  reward_taken_back: {
    en: 'This reward was taken back already',
    de: 'Diese Anerkennung wurde bereits zurückgenommen',
  },
} as const
