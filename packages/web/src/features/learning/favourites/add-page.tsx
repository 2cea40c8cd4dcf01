import { Button, TextInput } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import styles from './favourites.module.css'
import { useCreateFavourite } from './favourites.queries.ts'

/** What the page calls itself, without what waits and without the product. */
const pageTitle = () => document.title.replace(/^\(\d+\) /, '').replace(/ · [^·]*$/, '')

/** Keeps the page that is open, under a name that one may change. */
export function AddPage({ url }: { url: string }) {
  const { t } = useTranslation('favourites')
  const [title, setTitle] = useState(pageTitle)
  const create = useCreateFavourite()
  const problem = useErrorText(create.error)
  const course = /^\/my-learning\/(\d+)$/.exec(url)
  const containerId = course ? Number(course[1]) : null
  return (
    <Form className={styles['add'] ?? ''} action={() => create.mutate({ title, url, containerId })}>
      <TextInput
        label={t('add.name')}
        value={title}
        maxLength={200}
        data-autofocus
        onChange={({ target }) => setTitle(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        loading={create.isPending}
        leftSection={<IconStar size={18} stroke={1.7} aria-hidden />}
      >
        {t('add.submit')}
      </Button>
    </Form>
  )
}
