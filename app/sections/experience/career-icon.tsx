import {
  Briefcase,
  Building2,
  Database,
  Flame,
  GraduationCap,
  Lightbulb,
  type LucideIcon,
  TrendingUp,
} from 'lucide-react';
import type { CareerItem } from '#content-types/career.ts';

type CareerIconName = NonNullable<CareerItem['icon']>;

const icons: Record<CareerIconName, LucideIcon> = {
  briefcase: Briefcase,
  database: Database,
  lightbulb: Lightbulb,
  'trending-up': TrendingUp,
  'graduation-cap': GraduationCap,
  flame: Flame,
  building: Building2,
};

/** A role's icon; a building where the role names none (§3). */
export function CareerIcon({ name = 'building' }: { name?: CareerIconName | undefined }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" size="1em" strokeWidth={1.75} />;
}
