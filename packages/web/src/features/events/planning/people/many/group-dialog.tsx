import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { inviteeSources as sources } from '@oktant/contract/events/invitees.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { notice } from '../../../../../lib/notice.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { DialogButtons } from '../../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../../ui/form/form.tsx'
import styles from '../../planning.module.css'
import { InviteeList } from './invitee-list.tsx'
import { addAllOf, type From, inviteeSources } from './invitees.queries.ts'

type DialogProps = { id: number; onClose: () => void }

/** Puts down the people of a group, or of a course that goes with the event: one by one, or all of them. */
export function GroupDialog({ id, onClose }: DialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [from, setFrom] = useState<From | null>(null)
  const found = useQuery(inviteeSources(id))
  const adding = useMutation({
    mutationFn: (of: From) => addAllOf(of),
    onSuccess({ added, already, left }) {
      notice.set({
        text: [
          t('many.added', { count: added }),
          already > 0 && t('many.already', { count: already }),
          left > 0 && t('many.left', { count: left }),
        ]
          .filter(Boolean)
          .join(' '),
      })
      if (!left) onClose()
    },
  })
  const problem = useErrorText(adding.error ?? found.error)
  return (
    <Dialog title={t('many.groupTitle')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        {found.isPending && <Skeleton height={56} />}
        {found.data?.length === 0 && <p>{t('many.noSources')}</p>}
        {!!found.data?.length && <SourceField id={id} found={found.data} from={from} onChange={setFrom} />}
        {from && <InviteeList key={`${from.source}${from.sourceId}`} from={from} />}
        <FormProblem>{problem}</FormProblem>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        {from && (
          <Button loading={adding.isPending} onClick={() => adding.mutate(from)}>
            {t('many.addAll')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

type FieldProps = {
  id: number
  found: readonly { source: From['source']; id: number; name: { en: string; de: string } }[]
  from: From | null
  onChange: (from: From | null) => void
}

function SourceField({ id, found, from, onChange }: FieldProps) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const groups = sources.map((source) => ({
    group: t(`many.source.${source}`),
    items: found
      .filter((one) => one.source === source)
      .map((one) => ({ value: `${source}/${one.id}`, label: text(one.name) })),
  }))
  return (
    <NativeSelect
      label={t('many.from')}
      description={t('many.fromHint')}
      value={from ? `${from.source}/${from.sourceId}` : ''}
      data={[{ value: '', label: t('many.choose') }, ...groups.filter(({ items }) => items.length)]}
      onChange={({ target }) => {
        const chosen = found.find((one) => `${one.source}/${one.id}` === target.value)
        onChange(chosen ? { id, source: chosen.source, sourceId: chosen.id } : null)
      }}
    />
  )
}
