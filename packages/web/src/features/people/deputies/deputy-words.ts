import { decisionKinds, type Deputy } from '@oktant/contract/people/deputies.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'

/** From which day to which somebody stands in, and in which decisions. */
export function useDeputyWords() {
  const { t } = useTranslation('deputies')
  const text = useLocalText()
  const { day } = useDates()
  const list = new Intl.ListFormat(useLanguage())
  return {
    span: ({ fromDay, untilDay }: Deputy) => t('span', { from: day(fromDay), until: day(untilDay) }),
    kinds: ({ kinds }: Deputy) => list.format(kinds.map((kind) => text(decisionKinds[kind]))),
  }
}
