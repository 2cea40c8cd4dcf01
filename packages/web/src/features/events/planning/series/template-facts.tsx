import { Button } from '@mantine/core'
import type { EventTemplate } from '@oktant/contract/events/event-series.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useLanguage, useLocalText } from '../../../../lib/words/language.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from '../planning.module.css'
import { removeTemplate, restoreTemplate } from './series.queries.ts'

type FactsProps = { template: EventTemplate; onRemoved: () => void }

/** What a template brings along, and the way to remove it for whoever may. */
export function TemplateFacts({ template, onRemoved }: FactsProps) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const list = new Intl.ListFormat(useLanguage())
  const { id, name, eventName, parts, venue, facilitators, timeZone, can } = template
  const removing = useMutation({
    mutationFn: () => removeTemplate(id),
    onSuccess() {
      offerUndo(t('template.removed', { name: text(name) }), () => restoreTemplate(id))
      onRemoved()
    },
  })
  const problem = useErrorText(removing.error)
  return (
    <>
      <p>
        {[text(eventName), venue && text(venue), list.format(facilitators.map((one) => one.name))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles['faults']}>
        {parts.map(({ daysLater, start, end }) => (
          <li key={`${daysLater}/${start}`}>{t('template.part', { day: daysLater + 1, start, end })}</li>
        ))}
      </ul>
      <p className={styles['quiet']}>{t('timesHint', { zone: timeZone.replaceAll('_', ' ') })}</p>
      {can.change && (
        <div>
          <Button size="xs" variant="default" loading={removing.isPending} onClick={() => removing.mutate()}>
            {t('template.remove')}
          </Button>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
