import { Button } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { isGone } from '../../lib/api/api-error.ts'
import { MissingPart } from '../../lib/deferred.tsx'
import { paths } from '../../lib/paths.ts'
import { update } from '../../lib/update.ts'
import { ErrorState } from '../../ui/page/states.tsx'
import { useListAbove } from './current-screen.ts'

const reload = () => location.reload()

/** What a screen shows when it could not be loaded or drawn; the shell around it stays. */
export function ScreenProblem() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const location = useLocation()
  const list = useListAbove() ?? 'home'
  const retry = () => {
    if (error instanceof MissingPart) return (update.get()?.apply ?? reload)()
    reset()
    void navigate(location, { replace: true })
  }
  const toList = (
    <Button component={Link} to={paths[list]} variant="default">
      {t(`screen.${list}`)}
    </Button>
  )
  return (
    <div className="page">
      <ErrorState error={error} isScreen {...(isGone(error) ? { action: toList } : { onRetry: retry })} />
    </div>
  )
}
