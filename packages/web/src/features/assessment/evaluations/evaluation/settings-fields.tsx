import { Checkbox, NativeSelect } from '@mantine/core'
import { evaluationLimits } from '@oktant/contract/kit/constants.ts'
import {
  displayModes,
  type EvaluationSettings,
  isScored,
  questionOrders,
  timeLimitUnits,
} from '@oktant/contract/assessment/evaluations.ts'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { MomentField } from '../../../../ui/form/fields/moment-field.tsx'
import { noWhole, WholeField } from '../whole-field.tsx'

type SettingsProps = {
  categoryId: number
  settings: EvaluationSettings
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<EvaluationSettings>) => void
  releaseAt: string | null
  onRelease: (releaseAt: string | null) => void
}

/** How an evaluation is taken, and how it is marked where it is. */
export function SettingsFields(props: SettingsProps) {
  return (
    <>
      <Taking {...props} />
      <Marking {...props} />
    </>
  )
}

function Taking({ settings, errorAt, onChange }: SettingsProps) {
  const { t } = useTranslation('author')
  return (
    <RecordSection title={t('settings.taking')}>
      <div className={fieldColumns}>
        <NativeSelect
          label={t('settings.order')}
          value={settings.orderOfQuestions}
          data={questionOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
          onChange={({ target }) =>
            onChange({ orderOfQuestions: questionOrders.find((one) => one === target.value) ?? 'ordered' })
          }
        />
        <NativeSelect
          label={t('settings.page')}
          value={String(settings.singlePage)}
          data={(['false', 'true'] as const).map((value) => ({ value, label: t(`page.${value}`) }))}
          onChange={({ target }) => onChange({ singlePage: target.value === 'true' })}
        />
        <NativeSelect
          label={t('settings.display')}
          value={settings.displayMode}
          data={displayModes.map((value) => ({ value, label: t(`display.${value}`) }))}
          onChange={({ target }) =>
            onChange({ displayMode: displayModes.find((one) => one === target.value) ?? 'coursePage' })
          }
        />
        <WholeField
          label={t('settings.retryLimit')}
          hint={t('settings.retryLimitHint')}
          most={evaluationLimits.retryLimit}
          value={settings.retryLimit}
          error={errorAt('settings.retryLimit')}
          onChange={(retryLimit) => onChange({ retryLimit })}
        />
        <WholeField
          label={t('settings.timeLimit')}
          hint={t('settings.timeLimitHint')}
          from={1}
          most={evaluationLimits.timeLimit}
          value={settings.timeLimit}
          error={errorAt('settings.timeLimit')}
          onChange={(timeLimit) => onChange({ timeLimit })}
        />
        <NativeSelect
          label={t('settings.unit')}
          value={settings.timeLimitUnit}
          data={timeLimitUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onChange={({ target }) =>
            onChange({ timeLimitUnit: timeLimitUnits.find((one) => one === target.value) ?? 'minutes' })
          }
        />
      </div>
    </RecordSection>
  )
}

const scoredFlags = ['partialScoring', 'facilitatorFlagging', 'facilitatorOverride'] as const
const flags = ['displayResutlsAtEnd', 'includeInReports'] as const

function Marking({ categoryId, settings, errorAt, onChange, releaseAt, onRelease }: SettingsProps) {
  const { t } = useTranslation('author')
  const hasMarks = isScored(categoryId)
  return (
    <RecordSection title={t('settings.results')} {...(!hasMarks && { hint: t('settings.unscored') })}>
      {hasMarks && (
        <WholeField
          label={t('settings.passMark')}
          maw={320}
          most={evaluationLimits.passMark}
          value={settings.passMark}
          error={errorAt('settings.passMark')}
          onChange={(passMark) => onChange({ passMark: passMark ?? noWhole })}
        />
      )}
      {hasMarks && <SecondMarker settings={settings} errorAt={errorAt} onChange={onChange} />}
      {hasMarks && (
        <Release settings={settings} onChange={onChange} releaseAt={releaseAt} onRelease={onRelease} />
      )}
      {[...(hasMarks ? scoredFlags : []), ...flags].map((name) => (
        <Checkbox
          key={name}
          label={t(`flag.${name}`)}
          {...(name === 'includeInReports' && { description: t(`flagHint.${name}`) })}
          checked={settings[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
      ))}
    </RecordSection>
  )
}

/** Whether results wait, and until when. */
function Release({
  settings,
  onChange,
  releaseAt,
  onRelease,
}: Omit<SettingsProps, 'categoryId' | 'errorAt'>) {
  const { t } = useTranslation('author')
  return (
    <>
      <Checkbox
        label={t('flag.controlledRelease')}
        checked={settings.controlledRelease}
        onChange={({ target }) => onChange({ controlledRelease: target.checked })}
      />
      {settings.controlledRelease && (
        <div className={fieldColumns}>
          <MomentField
            dayLabel={t('settings.releaseDay')}
            timeLabel={t('settings.releaseTime')}
            description={t('settings.releaseHint')}
            value={releaseAt}
            onChange={onRelease}
          />
        </div>
      )}
    </>
  )
}

const usualGap = 10

function SecondMarker({
  settings,
  errorAt,
  onChange,
}: Pick<SettingsProps, 'settings' | 'errorAt' | 'onChange'>) {
  const { t } = useTranslation('author')
  const gap = settings.secondMarkerGap ?? null
  return (
    <>
      <Checkbox
        label={t('settings.secondMarker')}
        description={t('settings.secondMarkerHint')}
        checked={gap !== null}
        onChange={({ target }) => onChange({ secondMarkerGap: target.checked ? usualGap : null })}
      />
      {gap !== null && (
        <WholeField
          label={t('settings.secondMarkerGap')}
          maw={360}
          most={evaluationLimits.secondMarkerGap}
          value={gap}
          error={errorAt('settings.secondMarkerGap')}
          onChange={(points) => onChange({ secondMarkerGap: points ?? noWhole })}
        />
      )}
    </>
  )
}
