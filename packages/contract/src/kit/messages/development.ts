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
  kpa_not_found: {
    en: 'Unable to find this key performance area',
    de: 'Dieser Leistungsbereich wurde nicht gefunden',
  },
  kpa_owner_inactive: {
    en: 'The owner must be an active person',
    de: 'Verantwortlich kann nur eine aktive Person sein',
  },
  kpa_too_deep: {
    en: 'Key performance areas cannot stand that deep below one another',
    de: 'So tief lassen sich Leistungsbereiche nicht untereinander stellen',
  },
  kpa_circle: {
    en: 'A key performance area cannot stand below itself',
    de: 'Ein Leistungsbereich kann nicht unter sich selbst stehen',
  },
  kpa_archived: {
    en: 'A key performance area in the archive cannot be used for this',
    de: 'Ein archivierter Leistungsbereich lässt sich dafür nicht verwenden',
  },
  kpa_has_areas: {
    en: 'Areas in use stand below this one; archive them first',
    de: 'Darunter stehen noch Bereiche; archivieren Sie zuerst diese',
  },
  kpas_full: {
    en: 'There are as many key performance areas as there can be',
    de: 'Es gibt so viele Leistungsbereiche, wie es geben kann',
  },
  contract_not_found: {
    en: 'Unable to find this performance contract',
    de: 'Diese Leistungsvereinbarung wurde nicht gefunden',
  },
  contract_changed: {
    en: 'This performance contract has been changed in the meantime; please read it anew',
    de: 'Diese Leistungsvereinbarung wurde inzwischen geändert; bitte lesen Sie sie neu',
  },
  contract_closed: {
    en: 'This performance contract cannot be changed or signed any more',
    de: 'Diese Leistungsvereinbarung lässt sich nicht mehr ändern oder unterschreiben',
  },
  contract_invalid: {
    en: 'Please check the marked lines of the performance contract',
    de: 'Bitte prüfen Sie die markierten Zeilen der Leistungsvereinbarung',
  },
  contract_incomplete: {
    en: 'Each line needs a title or an area before somebody signs',
    de: 'Vor einer Unterschrift braucht jede Zeile einen Titel oder einen Bereich',
  },
  contract_weights: {
    en: 'The weights must sum to 100 per cent before somebody signs',
    de: 'Vor einer Unterschrift müssen die Gewichte zusammen 100 Prozent ergeben',
  },
  contract_other_manager: {
    en: 'This version is meant for another manager; write a new one to sign it',
    de: 'Diese Fassung ist für eine andere Führungskraft bestimmt; schreiben Sie eine neue, um sie zu unterschreiben',
  },
  kpa_unknown: {
    en: 'There is no such key performance area in use',
    de: 'Diesen Leistungsbereich gibt es nicht oder nicht mehr',
  },
  objective_unknown: {
    en: 'This is no objective of the person',
    de: 'Das ist kein Ziel dieser Person',
  },
} as const
