import { Button, NativeSelect } from '@mantine/core'
import type { PackageAttemptRecord } from '@oktant/contract/learning/package-attempt-records.ts'
import { waiveReasons } from '@oktant/contract/learning/package-attempts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useWaiveUnit } from '../packages.queries.ts'
import styles from '../packages.module.css'

type Unit = PackageAttemptRecord['units'][number]

/** The units of a cmi5 package, and taking one as met without its having been taken. */
export function Units({ id, units }: { id: number; units: readonly Unit[] }) {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  const mayWaive = useUser()?.permissions.includes('courses.administer')
  const [waived, setWaived] = useState<Unit | null>(null)
  if (units.length === 0) return null
  return (
    <RecordSection title={t('units.title')} hint={mayWaive ? t('units.hint') : undefined}>
      <ul className={styles['rows']}>
        {units.map((unit) => (
          <li key={unit.id}>
            <span className={styles['name']}>{text(unit.title)}</span>
            <span className="pill" data-tone={unit.isMet ? 'ok' : undefined}>
              {t(unit.isWaived ? 'units.waived' : unit.isMet ? 'units.met' : 'units.open')}
            </span>
            {mayWaive && !unit.isMet && (
              <Button
                variant="default"
                aria-label={t('waive.of', { unit: text(unit.title) })}
                onClick={() => setWaived(unit)}
              >
                {t('waive.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {waived && <WaiveDialog id={id} unit={waived} onClose={() => setWaived(null)} />}
    </RecordSection>
  )
}

const keyOfReason = {
  'Tested Out': 'waive.testedOut',
  'Equivalent AU': 'waive.equivalentUnit',
  'Equivalent Outside Activity': 'waive.equivalentOutside',
  Administrative: 'waive.administrative',
} as const

function WaiveDialog({ id, unit, onClose }: { id: number; unit: Unit; onClose: () => void }) {
  const { t } = useTranslation(['packages', 'common'])
  const text = useLocalText()
  const [reason, setReason] = useState<(typeof waiveReasons)[number]>('Tested Out')
  const waive = useWaiveUnit(id)
  const problem = useErrorText(waive.error)
  const name = text(unit.title)
  const confirm = () =>
    onceMade(waive.mutateAsync({ item: unit.id, reason }), () => {
      onClose()
      notice.set({ text: t('waive.done', { unit: name }) })
    })
  return (
    <Dialog title={t('waive.title', { unit: name })} onClose={onClose}>
      <p>{t('waive.text')}</p>
      <NativeSelect
        label={t('waive.reason')}
        data={waiveReasons.map((value) => ({ value, label: t(keyOfReason[value]) }))}
        value={reason}
        onChange={({ target }) =>
          setReason(waiveReasons.find((one) => one === target.value) ?? 'Administrative')
        }
      />
      <FormProblem>{problem}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button loading={waive.isPending} onClick={confirm}>
          {t('waive.open')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
