import type { Affected } from '@oktant/contract/http/http.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AffectedDialog } from '../affected-dialog.tsx'

type Line = Affected[number]
type AskedWarning = { lines: Affected; answer: (goesOn: boolean) => void }

const known = ['holders', 'ownAdministration', 'lastAdministrator'] as const
const isKnown = (what: string): what is (typeof known)[number] => known.some((name) => name === what)

/** Words what a change of permissions would take away. */
export function useLossWords() {
  const { t } = useTranslation('admin')
  return ({ what, count }: Line) => (isKnown(what) ? t(`loss.${what}`, { count }) : what)
}

/** Asks before a form is sent that would take permissions away; `ask` answers whether it is to be sent. */
export function useLossWarning() {
  const { t } = useTranslation('admin')
  const words = useLossWords()
  const [asked, setAsked] = useState<AskedWarning | null>(null)
  const ask = (lines: Affected) =>
    lines.some(({ count }) => count > 0)
      ? new Promise<boolean>((answer) => setAsked({ lines, answer }))
      : Promise.resolve(true)
  const close = (goesOn: boolean) => {
    asked?.answer(goesOn)
    setAsked(null)
  }
  const dialog = asked && (
    <AffectedDialog
      title={t('loss.title')}
      text={t('loss.text')}
      confirm={t('loss.confirm')}
      affected={{ data: asked.lines, error: null, refetch: () => undefined }}
      words={words}
      isDangerous
      isBusy={false}
      error={null}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  )
  return { ask, dialog }
}
