import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FormProblem, linkButton } from '../../../../ui/form/form.tsx'
import { GoalDialog } from '../goal-dialog.tsx'
import { oneGoal } from '../goals.queries.ts'

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
