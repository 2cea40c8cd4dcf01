import type { LocalText } from '@oktant/contract/http/http.ts'
import type { ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import type { TypeIcon as IconName } from '@oktant/contract/learning/courses/learning-types.ts'
import { useTranslation } from 'react-i18next'
import { useSearch } from '../../../../lib/records/search.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { TypeIcon } from '../../../../ui/type-icon.tsx'
import styles from './type-filter.module.css'

type Shown = { id: number | null; name: LocalText | null; icon: IconName | null; count: number }

/** The types of what stands in a folder, in its own order; what is of none comes last. */
export function typesIn(children: readonly ContainerChild[]): Shown[] {
  const found = new Map<number | null, Shown>()
  for (const { typeId: id, typeName: name, typeIcon: icon } of children) {
    const known = found.get(id)
    found.set(id, { id, name, icon, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((one, other) => Number(one.id === null) - Number(other.id === null))
}

const keyOf = (id: number | null) => String(id ?? 0)

/** Which type one looks at, kept in the address; null is all of them. */
export function useTypeFilter(types: readonly Shown[]) {
  const [query, change] = useSearch()
  const wanted = query.get('type')
  const chosen = types.length > 1 && types.some(({ id }) => keyOf(id) === wanted) ? wanted : null
  const choose = (id: string | null) =>
    change((next) => {
      if (id === null) next.delete('type')
      else next.set('type', id)
    })
  const isShown = ({ typeId }: ContainerChild) => chosen === null || keyOf(typeId) === chosen
  return { chosen, choose, isShown }
}

type FilterProps = { types: readonly Shown[]; chosen: string | null; onChoose: (id: string | null) => void }

/** What stands in a folder by its type, to look at one alone. */
export function TypeFilter({ types, chosen, onChoose }: FilterProps) {
  const { t } = useTranslation('learning')
  const text = useLocalText()
  const total = types.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles['filter']} role="group" aria-label={t('folder.types')}>
      <Choice isOn={chosen === null} count={total} onClick={() => onChoose(null)}>
        {t('folder.anyType')}
      </Choice>
      {types.map(({ id, name, icon, count }) => (
        <Choice key={keyOf(id)} isOn={chosen === keyOf(id)} count={count} onClick={() => onChoose(keyOf(id))}>
          {icon && <TypeIcon of={icon} size={16} />}
          {name ? text(name) : t('folder.noType')}
        </Choice>
      ))}
    </div>
  )
}

type ChoiceProps = { isOn: boolean; count: number; onClick: () => void; children: React.ReactNode }

const Choice = ({ isOn, count, onClick, children }: ChoiceProps) => (
  <button type="button" className={styles['choice']} aria-pressed={isOn} onClick={onClick}>
    {children} <span className={styles['count']}>{count}</span>
  </button>
)
