import { Button } from '@mantine/core'
import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeriesDialog } from './series-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'

/** Plans an event that has a date again, or keeps it as a template. */
export function AgainTools({ event: { id, name, startsAt } }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<'series' | 'template' | null>(null)
  const close = () => setOpen(null)
  if (!startsAt) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen('series')}>
        {t('series.open')}
      </Button>
      <Button variant="default" onClick={() => setOpen('template')}>
        {t('template.open')}
      </Button>
      {open === 'series' && <SeriesDialog id={id} onClose={close} />}
      {open === 'template' && <TemplateDialog id={id} name={name} onClose={close} />}
    </>
  )
}
