import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useSearch } from '../../../../lib/records/search.ts'
import { FormProblem, linkButton } from '../../../../ui/form/form.tsx'
import { GoalDialog } from '../goal-dialog.tsx'
import { oneGoal } from '../goals.queries.ts'

/** The goal that the address names, opened at once. */
export function NamedGoal() {
  const [search, write] = useSearch()
  const id = Number(search.get('goal'))
  const { data, error } = useQuery({ ...oneGoal(id), enabled: id > 0 })
  const problem = useErrorText(error)
  if (data) return <GoalDialog goal={data} onClose={() => write((next) => next.delete('goal'))} />
  return problem && <FormProblem>{problem}</FormProblem>
}

/** The name of a goal, behind which everything about it stands. */
export function GoalName({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('goals')
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({ ...oneGoal(id), enabled: isOpen })
  const problem = useErrorText(error)
  return (
    <>
      <button
        type="button"
        className={linkButton}
        aria-busy={isOpen && !data && !error}
        onClick={() => setOpen(true)}
      >
        {name || t('nameless')}
      </button>
      {isOpen && !data && <FormProblem>{problem}</FormProblem>}
      {isOpen && data && <GoalDialog goal={data} onClose={() => setOpen(false)} />}
    </>
  )
}
