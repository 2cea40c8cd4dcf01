import { Button } from '@mantine/core'
import type { HolderChange, ProfileHolder } from '@oktant/contract/people/profile-holders.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useSelection } from '../../../lib/records/selection.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { useLossWords } from '../../../ui/admin/record/loss-warning.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import styles from './permissions.module.css'
import { affectedHolders, changeHolders, profileHolders, useChangeHolders } from './holders.queries.ts'

type Profile = { id: number; name: string; canEdit: boolean }

function useColumns(): Column<ProfileHolder>[] {
  const { t } = useTranslation('permissions')
  return [
    {
      field: 'surname',
      head: t('holder.name'),
      isSortable: true,
      cell: ({ id, fullName }) => (
        <Link to={generatePath(paths.userPermissions, { id: String(id) })}>{fullName}</Link>
      ),
    },
    { field: 'login', head: t('holder.login'), cell: ({ login }) => login },
    {
      field: 'status',
      head: t('holder.state'),
      cell: ({ userStatus, can }) =>
        [t(`holder.status.${userStatus.name}`), can.take ? '' : t('holder.mayMore')]
          .filter(Boolean)
          .join(', '),
    },
  ]
}

/** Who holds a profile; it is given to one person and taken from those that were chosen. */
export function ProfileHolders({ id, name, canEdit }: Profile) {
  const { t } = useTranslation('permissions')
  const list = useListState({ sort: { field: 'surname', direction: 'ASC' }, filters: ['name'] })
  const state = useSelection(list)
  const [change, setChange] = useState<HolderChange | null>(null)
  const take = (
    <Button onClick={() => setChange({ action: 'take', userIds: state.ids })}>{t('holder.take')}</Button>
  )
  return (
    <RecordSection title={t('part.holders')} hint={t('part.holdersHint')}>
      {canEdit && <Give onGive={(userId) => setChange({ action: 'give', userIds: [userId] })} />}
      <ListPart
        label={t('part.holders')}
        list={list}
        result={useQuery(profileHolders(id, list.query))}
        columns={useColumns()}
        rowKey={(row) => row.id}
        filters={<TypedFilter list={list} name="name" label={t('holder.name')} />}
        {...(canEdit && {
          selection: {
            state,
            nameOf: ({ fullName }: ProfileHolder) => fullName,
            actions: take,
            // NOTE: a profile is not taken from a whole filter at once.
            isByName: true,
          },
        })}
        empty={{ title: t('holder.none') }}
      />
      {change && (
        <ChangeDialog
          profile={{ id, name }}
          change={change}
          onDone={state.clear}
          onClose={() => setChange(null)}
        />
      )}
    </RecordSection>
  )
}

function Give({ onGive }: { onGive: (userId: number) => void }) {
  const { t } = useTranslation('permissions')
  const [person, setPerson] = useState<Picked | null>(null)
  const give = () => {
    if (person) onGive(person.id)
    setPerson(null)
  }
  return (
    <div className={styles['give']}>
      <PersonPicker
        key={person ? 'chosen' : 'open'}
        label={t('holder.giveTo')}
        value={person}
        onChange={setPerson}
      />
      <Button disabled={!person} onClick={give}>
        {t('holder.give')}
      </Button>
    </div>
  )
}

const others = { give: 'take', take: 'give' } as const
const lines = ['give', 'take', 'unchanged', 'skipped'] as const
const isLine = (what: string): what is (typeof lines)[number] => lines.some((name) => name === what)

type DialogProps = {
  profile: { id: number; name: string }
  change: HolderChange
  onDone: () => void
  onClose: () => void
}

function ChangeDialog({ profile: { id, name }, change, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('permissions')
  const lossWords = useLossWords()
  const affected = useQuery(affectedHolders(id, change))
  const run = useChangeHolders(id)
  const { action } = change
  const confirm = () =>
    onceMade(run.mutateAsync(change), ({ changedIds }) => {
      const text = t(`holder.done.${action}`, { count: changedIds.length, name })
      if (changedIds.length)
        offerUndo(text, () => changeHolders(id, { action: others[action], userIds: changedIds }))
      onDone()
      onClose()
    })
  return (
    <AffectedDialog
      title={t(`holder.title.${action}`, { name })}
      text={t('holder.text')}
      confirm={t(`holder.${action}`)}
      affected={affected}
      words={(line) =>
        isLine(line.what) ? t(`holder.line.${line.what}`, { count: line.count }) : lossWords(line)
      }
      isDangerous={action === 'take'}
      isBusy={run.isPending}
      error={run.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
