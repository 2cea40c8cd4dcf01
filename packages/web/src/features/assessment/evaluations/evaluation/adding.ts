import type { EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocalText } from '../../../../lib/words/language.ts'
import { bankList } from '../author.queries.ts'
import type { About } from './evaluation-form.ts'

/** What is asked, with what is known of it before it is saved. */
export type Added = readonly [item: EvaluationItem, about: About]
export type AddProps = { onAdd: (added: readonly Added[]) => void; onClose: () => void }

export const bareItem = { tag: '', difficulty: null, count: 1, mandatory: true }

/** The banks to choose from, each with how many questions it has. */
export function useBanks() {
  const text = useLocalText()
  const { data } = useQuery(bankList({ _perPage: 100, _sortField: 'title' }))
  return (data?.content ?? []).map(({ id, title, questions }) => ({
    value: String(id),
    label: `${text(title)} (${questions})`,
    title,
  }))
}
