import { NativeSelect } from '@mantine/core'
import {
  type UserAction,
  userActions,
  type UserChange,
  type UserOptions,
} from '@oktant/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice, offerUndo } from '../../../../lib/notice.ts'
import type { Chosen } from '../../../../lib/records/selection.ts'
import { AffectedDialog } from '../../../../ui/admin/affected-dialog.tsx'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { useTouched } from './touched-words.ts'
import { affectedUsers, undoChange, useChangeUsers } from '../users.queries.ts'

type Named = readonly { id: number; name: string }[]

/** From what the target of an action is chosen, where it has one; a person is searched for. */
const targets: Partial<Record<UserAction, 'projects' | 'jobRoles' | 'localities' | 'person'>> = {
  addToProject: 'projects',
  removeFromProject: 'projects',
  setJobRole: 'jobRoles',
  setLocality: 'localities',
  setManager: 'person',
}
/** These may also be taken away. */
const mayBeNone: readonly UserAction[] = ['setJobRole', 'setLocality', 'setManager']

type BulkDialogProps = {
  chosen: Chosen
  count: number
  options: UserOptions
  onDone: () => void
  onClose: () => void
}

/** One change of many people: what, what it touches, and then it is made. */
export function BulkDialog({ chosen, count, options, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation('users')
  const [action, setAction] = useState<UserAction>('addToProject')
  const [target, setTarget] = useState('')
  const [person, setPerson] = useState<Picked | null>(null)
  const change = useChangeUsers()
  const kind = targets[action]
  const number = kind === 'person' ? (person?.id ?? null) : target ? Number(target) : null
  const isReady = !kind || number !== null || mayBeNone.includes(action)
  const asked: UserChange | null = isReady ? { action, target: number, chosen } : null
  const affected = useQuery(affectedUsers(asked))
  const confirm = () =>
    asked &&
    onceMade(change.mutateAsync(asked), ({ change: made, changed, skipped }) => {
      const text = t('bulk.done', {
        count: changed,
        skipped: skipped ? t('bulk.skipped', { count: skipped }) : '',
      })
      if (made === null) notice.set({ text })
      else offerUndo(text, () => undoChange(made))
      onDone()
      onClose()
    })
  return (
    <AffectedDialog
      title={t('bulk.title', { count })}
      text={t(`bulk.about.${action}`)}
      confirm={t(`bulk.action.${action}`)}
      affected={affected}
      words={useTouched()}
      isDangerous={action === 'deactivate'}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <NativeSelect
        label={t('bulk.what')}
        value={action}
        data={userActions.map((name) => ({ value: name, label: t(`bulk.action.${name}`) }))}
        onChange={({ target: { value } }) => {
          setAction(userActions.find((name) => name === value) ?? 'addToProject')
          setTarget('')
        }}
      />
      {kind === 'person' && <PersonPicker label={t('user.manager')} value={person} onChange={setPerson} />}
      {kind && kind !== 'person' && (
        <TargetField
          label={t(`bulk.target.${kind}`)}
          rows={options[kind]}
          none={mayBeNone.includes(action) ? t('bulk.none') : t('bulk.choose')}
          value={target}
          onChange={setTarget}
        />
      )}
    </AffectedDialog>
  )
}

type TargetFieldProps = {
  label: string
  rows: Named
  none: string
  value: string
  onChange: (id: string) => void
}
function TargetField({ label, rows, none, value, onChange }: TargetFieldProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: none }, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
