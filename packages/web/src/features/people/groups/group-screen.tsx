import { Button } from '@mantine/core'
import type { GroupForm as Form, GroupRow } from '@oktant/contract/people/groups.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { GroupFields } from './group-fields.tsx'
import { GroupMembers } from './group-members.tsx'
import { group, groupsChanged, makeAgain, useRemoveGroup, useSaveGroup } from './groups.queries.ts'

const newGroup: Form = { name: '', enableChat: false, visibleModules: [...modules], accessTimeslots: [] }

/** One group, or a new one. */
export function GroupScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownGroup key={id} id={id} /> : <NewGroup />
}

function NewGroup() {
  const { t } = useTranslation('groups')
  return (
    <RecordScreen back={{ to: paths.groups, label: t('back') }} title={t('list.new')} lead={t('list.lead')}>
      <GroupForm id={0} first={newGroup} />
    </RecordScreen>
  )
}

function KnownGroup({ id }: { id: number }) {
  const { t } = useTranslation('groups')
  const { data } = useSuspenseQuery(group(id))
  const { name, enableChat, visibleModules, accessTimeslots } = data
  return (
    <RecordScreen
      back={{ to: paths.groups, label: t('back') }}
      title={name}
      tools={<Remove group={data} />}
      aside={<RecordHistory object="project" id={id} />}
    >
      <GroupForm id={id} first={{ name, enableChat, visibleModules, accessTimeslots }} />
      <GroupMembers id={id} />
    </RecordScreen>
  )
}

function GroupForm({ id, first }: { id: number; first: Form }) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const save = useSaveGroup(id)
  const form = useRecordForm({
    name: `group:${id}`,
    first,
    words: useRecordWords(),
    async save(values) {
      const saved = await save.mutateAsync(values)
      if (id) return
      notice.set({ text: t('made', { name: saved.name }) })
      void navigate(generatePath(paths.group, { id: String(saved.id) }), { replace: true })
    },
  })
  return (
    <RecordForm label={t('form')} form={form}>
      <GroupFields form={form} />
    </RecordForm>
  )
}

function Remove({ group: { id, name, members, ...rest } }: { group: GroupRow }) {
  const { t } = useTranslation('groups')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveGroup(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess() {
        offerUndo(t('removed', { name }), () => makeAgain({ name, ...rest }))
        void navigate(paths.groups)
        void groupsChanged()
      },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('remove.title', { name })}
          text={members > 0 ? t('remove.inUse', { count: members }) : t('remove.text')}
          confirm={t('remove.confirm')}
          isDangerous
          isBlocked={members > 0}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
