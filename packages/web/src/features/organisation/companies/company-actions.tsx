import { Button } from '@mantine/core'
import type { CompanyRecord } from '@oktant/contract/organisation/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { CompanyStateMark } from './company-state.tsx'
import { type Act, actOnCompany, affectedByAct, useActOnCompany } from './companies.queries.ts'
import styles from './companies.module.css'

/** How the company stands, what it uses, and where its own settings are. */
export function CompanyStanding({ company }: { company: CompanyRecord }) {
  const { t } = useTranslation('companies')
  return (
    <RecordSection title={t('part.standing')}>
      <About company={company} />
      {company.can.edit && <OwnSettings id={company.id} />}
    </RecordSection>
  )
}

function About({ company }: { company: CompanyRecord }) {
  const { t } = useTranslation('companies')
  const { number, size, dateTime, short } = useDates()
  const { state, code, people, accounts, files, fileBytes, createdAt, lastSignInAt } = company
  const facts = [
    [t('company.state'), <CompanyStateMark key="state" state={state} />],
    [t('company.code'), code],
    [t('company.people'), t('company.ofAccounts', { people: number(people), accounts: number(accounts) })],
    [t('company.storage'), t('company.ofFiles', { count: files, size: size(fileBytes) })],
    [t('company.lastSignIn'), lastSignInAt ? dateTime(lastSignInAt) : t('company.never')],
    [t('company.since'), short(createdAt)],
  ] as const
  return <Facts facts={facts} />
}

function OwnSettings({ id }: { id: number }) {
  const { t } = useTranslation('companies')
  return (
    <div className={styles['actions']}>
      {settings.map((name) => (
        <Button key={name} component={Link} to={`${paths[name]}?company=${id}`} variant="default">
          {t(`act.${name}`)}
        </Button>
      ))}
    </div>
  )
}

const settings = ['branding', 'languages', 'mailSettings'] as const

/** Closing acts are asked about first, and each has its inverse. */
const inverse = { suspend: 'resume', remove: 'restore' } as const
type Closing = keyof typeof inverse

/** What can be done with the company as a whole. */
export function CompanyTools({ company: { id, name, can } }: { company: CompanyRecord }) {
  const { t } = useTranslation('companies')
  const [asked, setAsked] = useState<Closing | null>(null)
  const act = useActOnCompany(id)
  const problem = useErrorText(asked ? null : act.error)
  const open = (which: Exclude<Act, Closing>) =>
    onceMade(act.mutateAsync(which), () => notice.set({ text: t(`done.${which}`, { name }) }))
  const close = (which: Closing) =>
    onceMade(act.mutateAsync(which), () => {
      setAsked(null)
      offerUndo(t(`done.${which}`, { name }), () => actOnCompany(id, inverse[which]))
    })
  return (
    <>
      {(['resume', 'restore'] as const).map(
        (which) =>
          can[which] && (
            <Button key={which} loading={act.isPending} onClick={() => open(which)}>
              {t(`act.${which}`)}
            </Button>
          ),
      )}
      {(['suspend', 'remove'] as const).map(
        (which) =>
          can[which] && (
            <Button key={which} variant="default" c="var(--bad)" onClick={() => setAsked(which)}>
              {t(`act.${which}`)}
            </Button>
          ),
      )}
      <FormProblem>{problem}</FormProblem>
      {asked && (
        <CloseDialog
          id={id}
          name={name}
          which={asked}
          act={act}
          onConfirm={() => close(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type CloseDialogProps = {
  id: number
  name: string
  which: Closing
  act: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onClose: () => void
}

function CloseDialog({ id, name, which, act, onConfirm, onClose }: CloseDialogProps) {
  const { t } = useTranslation('companies')
  const { data, error, refetch } = useQuery(affectedByAct(id))
  const isRemoval = which === 'remove'
  const words = ({ what, count }: { what: string; count: number }) => {
    if (what === 'sessions') return t('affected.sessions', { count })
    return what === 'files' ? t('affected.files', { count }) : t('affected.people', { count })
  }
  return (
    <AffectedDialog
      title={isRemoval ? t('remove.title', { name }) : t('suspend.title', { name })}
      text={isRemoval ? t('remove.text') : t('suspend.text')}
      confirm={t(`act.${which}`)}
      affected={{ data, error, refetch }}
      words={words}
      isDangerous
      isBusy={act.isPending}
      error={act.error}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
