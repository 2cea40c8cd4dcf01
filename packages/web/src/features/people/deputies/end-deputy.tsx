import { Button } from '@mantine/core'
import type { Deputy } from '@oktant/contract/people/deputies.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { endDeputy, nameDeputy } from './deputies.queries.ts'

type EndProps = { row: Deputy; undo: 'own' | 'others' | null }

/** Ends that somebody stands in; whoever may name them may bring it back. */
export function EndDeputy({ row, undo }: EndProps) {
  const { t } = useTranslation('deputies')
  const { id, user, deputy, fromDay, untilDay, kinds } = row
  const ending = useMutation({
    mutationFn: () => endDeputy(id),
    onSuccess() {
      if (!undo) return
      const userId = undo === 'own' ? null : user.id
      offerUndo(t('ended', { name: deputy.fullName }), () =>
        nameDeputy({ userId, deputyId: deputy.id, fromDay, untilDay, kinds }),
      )
    },
  })
  const problem = useErrorText(ending.error)
  return (
    <>
      <Button
        variant="default"
        loading={ending.isPending}
        aria-label={t('endNamed', { name: deputy.fullName, person: user.fullName })}
        onClick={() => ending.mutate()}
      >
        {t('end')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
