import { Button, Skeleton, TextInput } from '@mantine/core'
import type { Verified } from '@oktant/contract/learning/certificates/certificates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { CertificateState } from '../certificate-state.tsx'
import styles from '../certificates.module.css'
import { verified } from '../certificates.queries.ts'

/** Whether a certificate that somebody shows is genuine; for anybody, without signing in. */
export function VerifyScreen() {
  const { t } = useTranslation('certificates')
  const { code = '' } = useParams()
  useTitle(t('verify.title'))
  return (
    <div className="page">
      <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
      <div className={styles['verify']}>
        <Ask key={code} code={code} />
        {code && <Answer key={`answer ${code}`} code={code} />}
      </div>
    </div>
  )
}

function Ask({ code }: { code: string }) {
  const { t } = useTranslation('certificates')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  const [isEmpty, setEmpty] = useState(false)
  const ask = async () => {
    const wanted = typed.trim()
    setEmpty(!wanted)
    if (wanted) await navigate(generatePath(paths.verifyCertificate, { code: wanted }))
  }
  return (
    <section className={`card ${styles['form']}`}>
      <Form action={ask} aria-label={t('verify.title')}>
        <TextInput
          label={t('verify.code')}
          description={t('verify.hint')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isEmpty && t('verify.needed')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit">{t('verify.go')}</Button>
        </div>
      </Form>
    </section>
  )
}

function Answer({ code }: { code: string }) {
  const { t } = useTranslation('certificates')
  const { data, error, refetch } = useQuery(verified(code))
  return (
    <section className={`card ${styles['answer']}`} aria-live="polite" aria-label={t('verify.answer')}>
      {data && <Found found={data} />}
      {isFailure(error, 'certificate_not_found') && (
        <>
          <h2>{t('verify.unknown')}</h2>
          <p>{t('verify.unknownHint')}</p>
        </>
      )}
      {error && !isFailure(error, 'certificate_not_found') && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={28} width={220} />
          <Skeleton height={96} mt={16} />
        </LoadingState>
      )}
    </section>
  )
}

function Found({ found }: { found: Verified }) {
  const { t } = useTranslation('certificates')
  const text = useLocalText()
  const { day } = useDates()
  const { state, fullName, course, companyName, number, issuedOn, expiresOn, replacedOn } = found
  const facts = [
    [t('fact.name'), fullName],
    [t('fact.course'), text(course)],
    [t('fact.company'), companyName],
    [t('fact.number'), number],
    [t('fact.issued'), day(issuedOn)],
    [
      t(state === 'expired' ? 'fact.wasValid' : 'fact.validUntil'),
      // NOTE: one that was revoked is valid until no day, least of all for ever.
      state !== 'revoked' && (expiresOn ? day(expiresOn) : t('fact.forEver')),
    ],
    [t('fact.replaced'), replacedOn && day(replacedOn)],
  ] as const
  return (
    <>
      <h2>{t(replacedOn ? 'verify.replaced' : `verify.${state}`)}</h2>
      <div>
        <CertificateState state={replacedOn ? 'replaced' : state} />
      </div>
      <Facts facts={facts} />
      {replacedOn && <p className={styles['quiet']}>{t('verify.replacedHint')}</p>}
      {(state === 'valid' || state === 'expiring') && (
        <p className={styles['quiet']}>{t(expiresOn ? 'verify.then' : 'verify.noEnd')}</p>
      )}
    </>
  )
}
