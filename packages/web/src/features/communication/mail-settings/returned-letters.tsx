import { Button, Group, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { BounceDoor } from '@oktant/contract/communication/mail-settings.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormSuccess } from '../../../ui/form/form.tsx'
import { useRenewBounceDoor, type CompanyChoice } from './mail-settings.queries.ts'
import styles from './returned-letters.module.css'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

const curl = (address: string, more = '') =>
  `curl ${more}--data-binary @- -H 'Content-Type: message/rfc822' ${address}`
const postfix = (address: string) => `bounces: "|${curl(address, '--silent --show-error --fail --retry 5 ')}"`

/** Where a mail server hands in letters that came back, what to type there, and what came in last. */
export function ReturnedLetters({ whose, bounces }: { whose: CompanyChoice; bounces: BounceDoor }) {
  const { t } = useTranslation('mailSettings')
  const [isAsking, setAsking] = useState(false)
  const renew = useRenewBounceDoor(whose)
  const { address, ofAll, last } = bounces
  return (
    <>
      {ofAll && (
        <RecordSection title={t('bounces.ofAll')} hint={t('bounces.ofAllHint')}>
          <Lines address={ofAll} />
        </RecordSection>
      )}
      <RecordSection title={t('bounces.title')} hint={t('bounces.hint')}>
        {last ? <LastReport last={last} /> : <p>{t('bounces.none')}</p>}
        <Lines address={address} />
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('bounces.renew')}
          </Button>
        </div>
        <FormSuccess>{renew.isSuccess && t('bounces.renewed')}</FormSuccess>
        {isAsking && (
          <Suspense>
            <ConfirmDialog
              title={t('bounces.renew')}
              text={t('bounces.renewAsk')}
              confirm={t('bounces.renew')}
              isDangerous
              isBusy={renew.isPending}
              error={renew.error}
              onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsking(false) })}
              onClose={() => setAsking(false)}
            />
          </Suspense>
        )}
      </RecordSection>
    </>
  )
}

/** What is to be typed where mail servers are looked after. */
function Lines({ address }: { address: string }) {
  const { t } = useTranslation('mailSettings')
  return (
    <>
      <Copied label={t('bounces.address')} text={address} />
      <Copied label={t('bounces.postfix')} text={postfix(address)} />
      <Copied label={t('bounces.curl')} text={curl(address)} />
    </>
  )
}

function LastReport({ last: { at, state, mail } }: { last: NonNullable<BounceDoor['last']> }) {
  const { t } = useTranslation('mailSettings')
  const { dateTime } = useDates()
  const outcome = t(state === 'bounced' ? 'bounces.lastBounced' : 'bounces.lastNoted')
  return (
    <p>
      {t('bounces.last', { when: dateTime(at), outcome })}{' '}
      {mail && (
        <>
          <Link to={generatePath(paths.mail, { id: String(mail.id) })}>{mail.to}</Link>: {mail.said}
        </>
      )}
    </p>
  )
}

/** A text to be typed elsewhere, with a button that copies it. */
function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('mailSettings')
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('bounces.copied')),
      () => setSaid(t('bounces.notCopied')),
    )
  return (
    <>
      <Textarea
        label={label}
        value={text}
        readOnly
        rows={2}
        classNames={{ input: styles['line'] ?? '' }}
        onFocus={({ target }) => target.select()}
      />
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={`${t('bounces.copy')}: ${label}`}
          onClick={copy}
        >
          {t('bounces.copy')}
        </Button>
        <FormSuccess>{said}</FormSuccess>
      </Group>
    </>
  )
}
