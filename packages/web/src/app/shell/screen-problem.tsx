import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorState } from '../../ui/states.tsx'

/** What a screen shows when it could not be loaded or drawn; the shell around it stays. */
export function ScreenProblem() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const location = useLocation()
  return (
    <div className="page">
      <ErrorState
        error={error}
        isScreen
        onRetry={() => {
          reset()
          void navigate(location, { replace: true })
        }}
      />
    </div>
  )
}
