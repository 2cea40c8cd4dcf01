import { Button, FileButton } from '@mantine/core'
import { avatarTypes } from '@oktant/contract/people/account.ts'
import { IconEye } from '@tabler/icons-react'
import type { UserRecord } from '@oktant/contract/people/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Avatar } from '../../../ui/person/avatar.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { CloseUser } from './close-user.tsx'
import { DataArchiveDialog } from './data-archive-dialog.tsx'
import { HandLink } from './hand-link.tsx'
import { RemoveUser } from './remove-user.tsx'
import styles from './users.module.css'
import {
  undoChange,
  useAnonymiseUser,
  useChangeUsers,
  useResetUserPassword,
  useSetUserPhoto,
  useViewAs,
} from './users.queries.ts'

/** Photo, standing, and what can be done with the account as a whole. */
export function UserActions({ record }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  return (
    <RecordSection title={t('part.account')}>
      <Photo record={record} />
      <About record={record} />
      <WhatTheyCan id={record.id} />
      <TheirLetters to={record.emailAddress} />
      {!record.isAnonymised && <TheirPackages id={record.id} />}
      {record.can.viewAs && <ViewAs id={record.id} />}
      {record.can.edit && <Actions record={record} />}
      {record.can.edit && <Archive record={record} />}
      {record.can.anonymise && <Anonymise record={record} />}
      {record.can.remove && <RemoveUser record={record} />}
    </RecordSection>
  )
}

function Photo({ record: { id, fullName, avatar, can } }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const setPhoto = useSetUserPhoto(id)
  const problem = useErrorText(setPhoto.error)
  return (
    <div className={styles['photo']}>
      <Avatar name={fullName} src={avatar} size={72} />
      {can.edit && (
        <FileButton accept={avatarTypes.join(',')} onChange={(photo) => photo && setPhoto.mutate(photo)}>
          {(props) => (
            <Button variant="default" size="compact-md" loading={setPhoto.isPending} {...props}>
              {t('action.photo')}
            </Button>
          )}
        </FileButton>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
    </div>
  )
}

/** Which letters went to them, when, and why one did not. */
function TheirLetters({ to }: { to: string }) {
  const { t } = useTranslation('users')
  const mayRead = useUser()?.permissions.includes('mail.readOutbox')
  if (!mayRead || !to) return null
  return <Link to={`${paths.mailOutbox}?${new URLSearchParams({ to })}`}>{t('action.letters')}</Link>
}

function TheirPackages({ id }: { id: number }) {
  const { t } = useTranslation('users')
  if (!useUser()?.permissions.includes('evaluations.administer')) return null
  return <Link to={`${paths.allPackageAttempts}?person=${id}`}>{t('action.packageAttempts')}</Link>
}

function About({ record: { userStatus, lastLoggedInAt, welcomedAt } }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const { dateTime } = useDates()
  return (
    <Facts
      facts={[
        [
          t('user.status'),
          <span key="status" className="pill" data-tone={userStatus.name === 'Active' ? 'ok' : undefined}>
            {t(`status.${userStatus.name}`)}
          </span>,
        ],
        [t('user.lastLoggedIn'), lastLoggedInAt ? dateTime(lastLoggedInAt) : t('user.never')],
        [t('user.welcomed'), welcomedAt ? dateTime(welcomedAt) : t('user.notYet')],
      ]}
    />
  )
}

function Actions({ record }: { record: UserRecord }) {
  const { id, fullName, userStatus, can } = record
  const { t } = useTranslation('users')
  const change = useChangeUsers()
  const reset = useResetUserPassword(id)
  const problem = useErrorText(change.error ?? reset.error)
  const isActive = userStatus.name === 'Active'
  const run = (action: 'welcome' | 'reactivate') =>
    onceMade(change.mutateAsync({ action, target: null, chosen: { ids: [id] } }), ({ change: made }) => {
      const text = t(`done.${action}`, { name: fullName })
      if (made === null) notice.set({ text })
      else offerUndo(text, () => undoChange(made))
    })
  const mailLink = () =>
    onceMade(reset.mutateAsync(), () => notice.set({ text: t('done.reset', { name: fullName }) }))
  return (
    <div className={styles['actions']}>
      {isActive && (
        <>
          <Button variant="default" loading={change.isPending} onClick={() => run('welcome')}>
            {t('action.welcome')}
          </Button>
          <Button variant="default" loading={reset.isPending} onClick={mailLink}>
            {t('action.reset')}
          </Button>
          <HandLink record={record} />
        </>
      )}
      {can.changeStatus && isActive && <CloseUser record={record} />}
      {can.changeStatus && !isActive && (
        <Button variant="default" loading={change.isPending} onClick={() => run('reactivate')}>
          {t('action.reactivate')}
        </Button>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
    </div>
  )
}

/** For those who decide about permissions. */
function WhatTheyCan({ id }: { id: number }) {
  const { t } = useTranslation('users')
  if (!useUser()?.permissions.includes('permissions.administer')) return null
  return <Link to={generatePath(paths.userPermissions, { id: String(id) })}>{t('action.permissions')}</Link>
}

function ViewAs({ id }: { id: number }) {
  const { t } = useTranslation('users')
  const viewAs = useViewAs(id)
  const problem = useErrorText(viewAs.error)
  return (
    <div className={styles['actions']}>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        loading={viewAs.isPending}
        onClick={() => viewAs.mutate()}
      >
        {t('action.viewAs')}
      </Button>
      {problem && <FormProblem>{problem}</FormProblem>}
    </div>
  )
}

function Archive({ record }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('action.archive')}
      </Button>
      {isOpen && <DataArchiveDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

function Anonymise({ record: { id, login, fullName } }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  const anonymise = useAnonymiseUser(id)
  const confirm = () => anonymise.mutate(login, { onSuccess: () => setOpen(false) })
  return (
    <>
      <Button variant="default" c="var(--bad)" onClick={() => setOpen(true)}>
        {t('action.anonymise')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('anonymise.title', { name: fullName })}
          text={t('anonymise.text')}
          confirm={t('action.anonymise')}
          affected={{
            data: [{ what: 'person', count: 1, examples: [fullName] }],
            error: null,
            refetch: () => undefined,
          }}
          words={() => t('anonymise.touched')}
          typed={login}
          isDangerous
          isBusy={anonymise.isPending}
          error={anonymise.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
