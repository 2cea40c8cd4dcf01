import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { paths } from '../../../../lib/paths.ts'
import type { ListState } from '../../../../lib/records/list-state.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useExportUsers } from '../users.queries.ts'

/** People to and from files; what is exported is what the filters show. */
export function UsersTools({ list }: { list: ListState }) {
  const { t } = useTranslation('users')
  const mayImport = useUser()?.permissions.includes('imports.run') ?? false
  const save = useExportUsers()
  const problem = useErrorText(save.error)
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      {mayImport && (
        <Button
          variant="default"
          component={Link}
          to={`${generatePath(paths.import, { id: '0' })}?kind=users`}
        >
          {t('list.import')}
        </Button>
      )}
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate(list.filterQuery)}>
        {t('list.export')}
      </Button>
    </>
  )
}
