import '../../../features/conta/remember-submit.ts'
