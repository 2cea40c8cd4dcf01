import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { preview } from '../../learn.queries.ts'
import { Alone } from './alone.tsx'
import styles from '../player.module.css'

/** A component as a learner would see it; nothing of it is kept. */
export function ComponentPreviewScreen() {
  const { t } = useTranslation('player')
  const id = Number(useParams()['id'])
  const [item, setItem] = useState<string>()
  const { data } = useSuspenseQuery(preview(id, item))
  return (
    <Alone key={id} data={data} onWish={(wish) => setItem(wish.item)}>
      <span className={styles['course']}>{t('alone.hint')}</span>
      <Button component={Link} to={generatePath(paths.adminComponent, { id: String(id) })} variant="default">
        {t('alone.back')}
      </Button>
    </Alone>
  )
}
