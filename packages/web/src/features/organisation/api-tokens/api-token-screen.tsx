import { Button } from '@mantine/core'
import type { ApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { usePermissionWords } from '../../../lib/words/permission-words.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { ShowOnce } from '../../../ui/admin/record/show-once.tsx'
import styles from './api-tokens.module.css'
import { apiToken, tokenAffected, useRevokeApiToken } from './api-tokens.queries.ts'
import { NewToken, type MadeToken } from './new-token.tsx'
import { TokenState } from './token-state.tsx'

/** One API token, or a new one, which is shown over its record this once. */
export function ApiTokenScreen() {
  const { t } = useTranslation('apiTokens')
  const id = Number(useParams()['id'])
  const [made, setMade] = useState<MadeToken | null>(null)
  return (
    <>
      {id ? (
        <KnownToken key={id} id={id} />
      ) : (
        <RecordScreen back={{ to: paths.apiTokens, label: t('back') }} title={t('list.new')}>
          <NewToken onMade={setMade} />
        </RecordScreen>
      )}
      {made && (
        <ShowOnce
          title={t('made.title', { name: made.name })}
          text={t('made.text')}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

function KnownToken({ id }: { id: number }) {
  const { t } = useTranslation('apiTokens')
  const { data } = useSuspenseQuery(apiToken(id))
  const { name, state, maker, can } = data
  return (
    <RecordScreen
      back={{ to: paths.apiTokens, label: t('back') }}
      title={name}
      lead={state === 'resting' && t('state.restingHint', { name: maker.fullName })}
      tools={can.revoke && <Revoke id={id} name={name} />}
      aside={<RecordHistory object="apiToken" id={id} />}
    >
      <RecordSection title={t('part.use')}>
        <About token={data} />
      </RecordSection>
      <RecordSection title={t('part.scopes')}>
        <Scopes token={data} />
      </RecordSection>
    </RecordScreen>
  )
}

function About({ token }: { token: ApiToken }) {
  const { t } = useTranslation('apiTokens')
  const { dateTime, number } = useDates()
  const { prefix, state, maker, expiresAt, lastUsedAt, lastUsedFrom, uses, ranges } = token
  const used = lastUsedAt ? `${dateTime(lastUsedAt)}, ${lastUsedFrom}` : t('field.neverUsed')
  const facts = [
    [t('field.state'), <TokenState key="state" state={state} />],
    [t('field.prefix'), <code key="prefix">{prefix}…</code>],
    [t('field.maker'), maker.fullName],
    [t('field.expires'), dateTime(expiresAt)],
    [t('field.lastUsed'), used],
    [t('field.uses'), number(uses)],
    [t('field.ranges'), ranges.join(', ') || t('field.everywhere')],
  ] as const
  return <Facts facts={facts} />
}

function Scopes({ token: { scopes, lostScopes, isPersonal, maker } }: { token: ApiToken }) {
  const { t } = useTranslation('apiTokens')
  const { nameOf, about } = usePermissionWords()
  const isLost = (scope: ApiToken['scopes'][number]) => lostScopes.includes(scope)
  return (
    <ul className={styles['scopes']}>
      {scopes.map((scope) => (
        <li key={scope} data-lost={isLost(scope) || undefined}>
          <strong>{nameOf(scope)}</strong>
          <span>{isLost(scope) ? t('lost', { name: maker.fullName }) : about(scope)}</span>
        </li>
      ))}
      {isPersonal && (
        <li>
          <strong>{t('field.personal')}</strong>
          <span>{t('field.personalHint')}</span>
        </li>
      )}
    </ul>
  )
}

function Revoke({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('apiTokens')
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...tokenAffected(id), enabled: isOpen })
  const revoke = useRevokeApiToken(id)
  const confirm = () =>
    onceMade(revoke.mutateAsync(), () => {
      setOpen(false)
      notice.set({ text: t('revoked', { name }) })
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('revoke.open')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          confirm={t('revoke.confirm')}
          affected={affected}
          words={({ what, count }) => t(what === 'calls' ? 'revoke.calls' : 'revoke.scopes', { count })}
          isDangerous
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
