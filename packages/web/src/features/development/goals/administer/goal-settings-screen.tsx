import { NativeSelect, NumberInput } from '@mantine/core'
import { hrMustAgree } from '@oktant/contract/development/goal-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { SaveButton } from '../../../../ui/form/save-button.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { CostField } from '../goal-fields.tsx'
import { goalSettings, useSaveGoalSettings } from '../goals.queries.ts'
import styles from '../goals.module.css'

/** When HR must agree, and the usual months of a clawback. */
export function GoalSettingsScreen() {
  const { t } = useTranslation(['goals', 'shell', 'common'])
  const { data } = useSuspenseQuery(goalSettings)
  const [values, setValues] = useState(data)
  const save = useSaveGoalSettings()
  const problem = useErrorText(save.error)
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.goalSettings')} lead={t('settings.lead')} />
      <Form
        className={styles['form'] ?? ''}
        aria-label={t('shell:screen.goalSettings')}
        action={() => onceMade(save.mutateAsync(values), () => notice.set({ text: t('done.settings') }))}
      >
        <NativeSelect
          label={t('settings.hr')}
          value={values.hrMustAgree}
          data={hrMustAgree.map((value) => ({ value, label: t(`settings.hr.${value}`) }))}
          onChange={({ target }) => {
            const chosen = hrMustAgree.find((one) => one === target.value)
            if (chosen) setValues({ ...values, hrMustAgree: chosen })
          }}
        />
        {values.hrMustAgree === 'fromCost' && (
          <CostField
            cents={values.hrFromCents}
            onChange={(cents) => setValues({ ...values, hrFromCents: cents ?? 0 })}
          />
        )}
        <NumberInput
          label={t('settings.months')}
          min={1}
          max={120}
          value={values.clawbackMonths}
          onChange={(next) => setValues({ ...values, clawbackMonths: Number(next) || 1 })}
        />
        <FormProblem>{problem}</FormProblem>
        <SaveButton isBusy={save.isPending}>{t('common:action.save')}</SaveButton>
      </Form>
    </div>
  )
}
