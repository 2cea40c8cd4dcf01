const review = () =>
  import('../../../features/development/reviews/review-screen.tsx').then((file) => file.ReviewScreen)

/** What the screens of this file's twin are made of; loaded with the first of them. */
export const developmentParts = {
  pdr: () =>
    import('../../../features/development/reviews/own-reviews-screen.tsx').then(
      (file) => file.OwnReviewsScreen,
    ),
  pdrTeam: () =>
    import('../../../features/development/reviews/team-reviews-screen.tsx').then(
      (file) => file.TeamReviewsScreen,
    ),
  pdrApproval: review,
  pdrReview: review,
  reviewProgress: () =>
    import('../../../features/development/progress/progress-screen.tsx').then(
      (file) => file.ReviewProgressScreen,
    ),
  calibration: () =>
    import('../../../features/development/calibration/calibration-screen.tsx').then(
      (file) => file.CalibrationScreen,
    ),
  seasonContracts: () =>
    import('../../../features/development/contracts/administer/season-contracts-screen.tsx').then(
      (file) => file.SeasonContractsScreen,
    ),
  seasons: () =>
    import('../../../features/development/seasons/seasons-screen.tsx').then((file) => file.SeasonsScreen),
  season: () => import('../../../desks/seasons/season-desk.tsx').then((file) => file.SeasonDesk),
  competencyItems: () =>
    import('../../../features/development/competencies/items-screen.tsx').then(
      (file) => file.CompetencyItemsScreen,
    ),
  competencyItem: () =>
    import('../../../features/development/competencies/item-screen.tsx').then(
      (file) => file.CompetencyItemScreen,
    ),
  competencies: () =>
    import('../../../features/development/claims/own-screen.tsx').then((file) => file.OwnCompetenciesScreen),
  competencyQueue: () =>
    import('../../../features/development/claims/queue-screen.tsx').then(
      (file) => file.CompetencyQueueScreen,
    ),
  competencyDeclaration: () =>
    import('../../../features/development/claims/declaration-screen.tsx').then(
      (file) => file.DeclarationScreen,
    ),
  competencyMatrix: () =>
    import('../../../features/development/assurance/matrix-screen.tsx').then(
      (file) => file.CompetencyMatrixScreen,
    ),
  competencyWorkbook: () =>
    import('../../../features/development/assurance/workbook-screen.tsx').then((file) => file.WorkbookScreen),
  competencyProfiles: () =>
    import('../../../features/development/profiles/profiles-screen.tsx').then(
      (file) => file.CompetencyProfilesScreen,
    ),
  competencyProfile: () =>
    import('../../../features/development/profiles/profile-screen.tsx').then(
      (file) => file.CompetencyProfileScreen,
    ),
  competencyRegions: () =>
    import('../../../features/development/profiles/regions-screen.tsx').then(
      (file) => file.CompetencyRegionsScreen,
    ),
  myGoals: () =>
    import('../../../features/development/goals/my-goals-screen.tsx').then((file) => file.MyGoalsScreen),
  goalForm: () =>
    import('../../../features/development/goals/goal-form-screen.tsx').then((file) => file.GoalFormScreen),
  goalApprovals: () =>
    import('../../../features/development/goals/goal-approvals-screen.tsx').then(
      (file) => file.GoalApprovalsScreen,
    ),
  assignGoals: () =>
    import('../../../features/development/goals/administer/assign-goals-screen.tsx').then(
      (file) => file.AssignGoalsScreen,
    ),
  allGoals: () =>
    import('../../../features/development/goals/administer/all-goals-screen.tsx').then(
      (file) => file.AllGoalsScreen,
    ),
  clawbacks: () =>
    import('../../../features/development/goals/administer/clawbacks-screen.tsx').then(
      (file) => file.ClawbacksScreen,
    ),
  trainingRequests: () =>
    import('../../../features/development/goals/administer/training-requests-screen.tsx').then(
      (file) => file.TrainingRequestsScreen,
    ),
  goalCategories: () =>
    import('../../../features/development/catalogue/categories-screen.tsx').then(
      (file) => file.GoalCategoriesScreen,
    ),
  goalCategory: () =>
    import('../../../features/development/catalogue/category-screen.tsx').then(
      (file) => file.GoalCategoryScreen,
    ),
  externalTrainings: () =>
    import('../../../features/development/catalogue/trainings-screen.tsx').then(
      (file) => file.ExternalTrainingsScreen,
    ),
  externalTraining: () =>
    import('../../../features/development/catalogue/training-screen.tsx').then(
      (file) => file.ExternalTrainingScreen,
    ),
  goalSettings: () =>
    import('../../../features/development/goals/administer/goal-settings-screen.tsx').then(
      (file) => file.GoalSettingsScreen,
    ),
  talks: () =>
    import('../../../features/development/talks/talks-screen.tsx').then((file) => file.TalksScreen),
  talk: () => import('../../../features/development/talks/talk-screen.tsx').then((file) => file.TalkScreen),
  contracts: () =>
    import('../../../features/development/contracts/contracts-screen.tsx').then(
      (file) => file.ContractsScreen,
    ),
  contract: () => import('../../../desks/contract/contract-screen.tsx').then((file) => file.ContractScreen),
  kpas: () => import('../../../features/development/kpas/kpas-screen.tsx').then((file) => file.KpasScreen),
  kpa: () => import('../../../features/development/kpas/kpa-screen.tsx').then((file) => file.KpaScreen),
  rewards: () =>
    import('../../../features/development/rewards/my-rewards-screen.tsx').then(
      (file) => file.MyRewardsScreen,
    ),
  givenRewards: () =>
    import('../../../features/development/rewards/given-rewards-screen.tsx').then(
      (file) => file.GivenRewardsScreen,
    ),
  giveReward: () =>
    import('../../../features/development/rewards/give-screen.tsx').then((file) => file.GiveRewardScreen),
  allRewards: () =>
    import('../../../features/development/rewards/all-rewards-screen.tsx').then(
      (file) => file.AllRewardsScreen,
    ),
  rewardKinds: () =>
    import('../../../features/development/reward-kinds/kinds-screen.tsx').then(
      (file) => file.RewardKindsScreen,
    ),
  rewardKind: () =>
    import('../../../features/development/reward-kinds/kind-screen.tsx').then(
      (file) => file.RewardKindScreen,
    ),
  rewardBudget: () =>
    import('../../../features/development/rewards/budget-screen.tsx').then((file) => file.RewardBudgetScreen),
}
