import type { RewardKindForm } from '@oktant/contract/development/reward-kinds.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { KindFields } from './kind-fields.tsx'
import {
  createRewardKind,
  removeRewardKind,
  restoreRewardKind,
  rewardKind,
  rewardKindsAffected,
  rewardKindsChanged,
  saveRewardKind,
} from './reward-kinds.queries.ts'

/** One kind of reward, or a new one. */
export const RewardKindScreen = () => <NamedRecordScreen record={kind} />

const first: RewardKindForm = {
  name: { en: '', de: '' },
  about: { en: '', de: '' },
  points: 10,
  occasion: 'byHand',
  ruleBudget: null,
}
const shownOf = ({ name, about, points, occasion, ruleBudget }: RewardKindForm): RewardKindForm => ({
  name,
  about,
  points,
  occasion,
  ruleBudget,
})

const kind = {
  object: 'rewardKind',
  paths: { all: paths.rewardKinds, one: paths.rewardKind },
  first,
  shownOf,
  one: rewardKind,
  create: createRewardKind,
  save: saveRewardKind,
  affected: (id: number) => rewardKindsAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeRewardKind,
  restore: restoreRewardKind,
  changed: rewardKindsChanged,
  useWords,
  Fields: KindFields,
} as const

function useWords() {
  const { t } = useTranslation('rewardKinds')
  return {
    back: t('back'),
    lead: t('lead'),
    new: t('new'),
    form: t('form'),
    made: (name: string) => t('made', { name }),
    saved: t('saved'),
    taken: t('taken'),
    remove: t('remove'),
    removeTitle: (name: string) => t('removeTitle', { name }),
    removeText: t('removeText'),
    removed: (name: string) => t('removed', { name }),
    touched: ({ count }: { count: number }) => t('bulk.touched', { count }),
  }
}
