import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { ownBadge } from '../check-in/check-in.queries.ts'
import { ShownCode } from '../check-in/shown-code.tsx'

/** One's badge, which the trainer's phone opens. */
export function Badge({ id }: { id: number }) {
  const { t } = useTranslation('attending')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button variant="default" fullWidth aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'badge.hide' : 'badge')}
      </Button>
      {isShown && <Shown id={id} />}
    </>
  )
}

function Shown({ id }: { id: number }) {
  const { t } = useTranslation('attending')
  const { data, error } = useQuery(ownBadge(id))
  const problem = useErrorText(error)
  return (
    <>
      <p>{t('badge.hint')}</p>
      {data && <ShownCode code={data} label={t('badge.picture')} />}
      {!data && <FormProblem>{problem}</FormProblem>}
    </>
  )
}
