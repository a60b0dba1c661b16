import { Link } from 'wouter'
import { NotificationsButton } from '#web/notifications/NotificationsButton.tsx'
import { SearchButton } from '#web/search/SearchButton.tsx'
import { displayName, useSession } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import { Menu } from './Menu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TopNav } from './TopNav.tsx'

export function Header() {
  const { user } = useSession()
  return (
    <header className="sticky top-0 z-30 short:static border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
        <Link href="/" className="flex h-11 items-center rounded-small pr-2">
          <Brand hidesNameWhenTight={user !== null} />
        </Link>
        {user ? (
          <>
            <TopNav />
            <div className="ml-auto flex items-center">
              <SearchButton />
              <NotificationsButton />
              <Menu />
              <Link
                href="/profile"
                aria-label={`Your profile, ${displayName(user)}`}
                className="grid size-11 place-items-center rounded-full"
              >
                <Avatar name={displayName(user)} src={user.avatar} />
              </Link>
            </div>
          </>
        ) : (
          <div className="ml-auto">
            <ThemeSwitch />
          </div>
        )}
      </div>
    </header>
  )
}
