-- Over the main total of the sport: 2.5 goals in soccer, 5.5 in hockey.
alter table predictions rename column p_over_2_5 to p_over_main;
-- The host wins in the end, where that is more than p1: hockey with overtime and the shoot-out.
alter table predictions add column p_home_wins double precision;
