export { SignedInMenu } from './SignedInMenu.tsx';
export { SignOutButton } from './SignOutButton.tsx';
