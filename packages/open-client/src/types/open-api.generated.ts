// Built from openapi.json by `pnpm types`.

export type paths = {
    "/leagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leagues, cups and tournaments */
        get: operations["leagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leagues/{league}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Table of a season of a league */
        get: operations["leagueTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seasons of leagues */
        get: operations["seasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sides of matches: teams, and in tennis players and pairs */
        get: operations["teams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players of teams, and those who play for themselves */
        get: operations["players"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches of a day, a league, a season or a team
         * @description In the order of their starts; with `updatedSince` in that of their changes, so that the last `updatedAt` is where the next question begins.
         */
        get: operations["matches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One match */
        get: operations["match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goals, cards and substitutions of a match */
        get: operations["matchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of a match and of its parts */
        get: operations["matchStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/line-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Line-ups of a match */
        get: operations["matchLineUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of bookmakers before a match, with their history */
        get: operations["matchOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closing line of a match
         * @description The last median of the bookmakers before the start. Empty until then.
         */
        get: operations["matchClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{match}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forecast of a match by the model */
        get: operations["matchForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cappers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cappers with an open record, as the rating counts them */
        get: operations["cappers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cappers/{capper}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One capper with an open record */
        get: operations["capper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tips of open records whose matches have begun */
        get: operations["tips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the ledger of tips
         * @description hash = SHA-256(previousHash, a line feed, json). `json` of a tip is null until its match has begun: its hash is known before.
         */
        get: operations["ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/heads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed heads of the ledger, one for each day that is over
         * @description Keep them: a chain that does not lead to a head that was signed once has been changed.
         */
        get: operations["ledgerHeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/witnesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saw which head of the ledger
         * @description Statements of others, signed with their keys: tipmark-witness, witness, publicKey, seenAt, the key of the head and its text, in lines. `isFork`: the head is signed by this site, and its ledger does not lead to it.
         */
        get: operations["ledgerWitnesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        LeaguesRow: {
            id: number;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            name: string;
            /** @description The end of its address on the site */
            slug: string;
            /** @description ISO 3166-1 alpha-2 or a subdivision such as GB-ENG; null: international */
            country: string | null;
            /** @enum {string} */
            type: "nationalLeague" | "nationalCup" | "internationalClubs" | "nationalTeams" | "friendly";
            currentSeason: number | null;
        };
        LeagueTableRow: {
            rank: number;
            team: {
                id: number;
                name: string;
            };
            played: number;
            won: number;
            wonInOvertime: number | null;
            drawn: number;
            lostInOvertime: number | null;
            lost: number;
            scored: number;
            conceded: number;
            /** @description After deductions */
            points: number;
            deducted: number;
            /** @description The last five, the newest last */
            form: ("win" | "overtimeWin" | "draw" | "overtimeLoss" | "loss")[];
            /** @description What the rank leads to */
            zone: {
                /** @enum {number} */
                kind: 1 | 2 | 3 | 4 | 5;
                name: string;
            } | null;
        };
        SeasonsRow: {
            id: number;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            league: {
                id: number;
                name: string;
            };
            name: string;
            startsOn: string;
            endsOn: string;
            isCurrent: boolean;
        };
        TeamsRow: {
            id: number;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            /** @enum {string} */
            kind: "team" | "player" | "pair";
            name: string;
            /** @description The end of its address on the site */
            slug: string;
            /** @description ISO 3166-1 alpha-2 or a subdivision such as GB-ENG; null: international */
            country: string | null;
        };
        PlayersRow: {
            /** @description The id of the side and, in a team, the name */
            id: string;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            name: string;
            team: {
                id: number;
                name: string;
            } | null;
            /** @description ISO 3166-1 alpha-2 or a subdivision such as GB-ENG; null: international */
            country: string | null;
            number: number | null;
            position: ("GK" | "DF" | "MF" | "FW") | null;
            bornOn: string | null;
        };
        MatchesRow: {
            id: number;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            /** @description The end of its address on the site */
            slug: string;
            league: {
                id: number;
                name: string;
            };
            season: number;
            round: string | null;
            /** @description Unix seconds */
            startsAt: number;
            /** @description false: `startsAt` is noon of its day, UTC */
            isTimeKnown: boolean;
            /** @description false: `startsAt` is the first day of its tournament */
            isDayKnown: boolean;
            /** @enum {string} */
            status: "scheduled" | "live" | "finished" | "moved" | "canceled" | "stopped" | "interrupted" | "walkover" | "awarded" | "retired";
            home: {
                id: number;
                name: string;
            };
            away: {
                id: number;
                name: string;
            };
            /** @description Sets in tennis, goals elsewhere */
            score: {
                home: number;
                away: number;
            } | null;
            /** @description Halves, periods or sets */
            parts: {
                home: number;
                away: number;
            }[];
            overtime: {
                home: number;
                away: number;
            } | null;
            shootout: {
                home: number;
                away: number;
            } | null;
            redCards: {
                home: number;
                away: number;
            } | null;
            /** @description Who goes on, where it is reported */
            advances: ("home" | "away") | null;
            /** @description When start, status or score changed last */
            updatedAt: number;
        };
        MatchRow: {
            id: number;
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            /** @description The end of its address on the site */
            slug: string;
            league: {
                id: number;
                name: string;
            };
            season: number;
            round: string | null;
            /** @description Unix seconds */
            startsAt: number;
            /** @description false: `startsAt` is noon of its day, UTC */
            isTimeKnown: boolean;
            /** @description false: `startsAt` is the first day of its tournament */
            isDayKnown: boolean;
            /** @enum {string} */
            status: "scheduled" | "live" | "finished" | "moved" | "canceled" | "stopped" | "interrupted" | "walkover" | "awarded" | "retired";
            home: {
                id: number;
                name: string;
            };
            away: {
                id: number;
                name: string;
            };
            /** @description Sets in tennis, goals elsewhere */
            score: {
                home: number;
                away: number;
            } | null;
            /** @description Halves, periods or sets */
            parts: {
                home: number;
                away: number;
            }[];
            overtime: {
                home: number;
                away: number;
            } | null;
            shootout: {
                home: number;
                away: number;
            } | null;
            redCards: {
                home: number;
                away: number;
            } | null;
            /** @description Who goes on, where it is reported */
            advances: ("home" | "away") | null;
            /** @description When start, status or score changed last */
            updatedAt: number;
        };
        MatchEventsRow: {
            /** @enum {string} */
            type: "goal" | "own_goal" | "penalty_goal" | "power_play_goal" | "short_handed_goal" | "empty_net_goal" | "second_yellow" | "red" | "missed_penalty" | "yellow" | "substitution" | "penalty" | "major_penalty" | "misconduct" | "shootout_goal" | "shootout_miss";
            /**
             * @description That it counts for: an own goal is of the side that benefits
             * @enum {string}
             */
            side: "home" | "away";
            minute: number;
            addedMinute: number | null;
            second: number | null;
            player: string | null;
            /** @description Who made the pass; of a substitution who came on */
            relatedPlayer: string | null;
        };
        MatchStatisticsRow: {
            /** @description 0: the whole match; 1, 2, 3: its halves or periods */
            part: number;
            /** @enum {string} */
            name: "expectedGoals" | "shots" | "shotsOnTarget" | "corners" | "fouls" | "yellowCards" | "redCards" | "penalties" | "possession" | "penaltyMinutes" | "saves" | "powerPlays" | "powerPlayGoals" | "faceOffsWon";
            home: number;
            away: number;
        };
        MatchLineUpsRow: {
            /** @enum {string} */
            side: "home" | "away";
            team: {
                id: number;
                name: string;
            };
            /** @description false: likely, from the last five matches */
            isPublished: boolean;
            formation: string | null;
            starting: {
                name: string;
                number: number | null;
                position: ("GK" | "DF" | "MF" | "FW") | null;
            }[];
            substitutes: {
                name: string;
                number: number | null;
                position: ("GK" | "DF" | "MF" | "FW") | null;
            }[];
            absent: {
                name: string;
                number: number | null;
                position: ("GK" | "DF" | "MF" | "FW") | null;
                /** @enum {string} */
                reason: "injured" | "suspended" | "ill" | "other";
            }[];
        };
        MatchOddsRow: {
            /** @description market.selection[:line], such as 1x2.1 or ou.o:2.5 */
            outcome: string;
            bookmaker: {
                id: number;
                name: string;
                isAggregate: boolean;
            };
            price: number;
            /** @description Unix seconds; null: its source gives no times */
            at: number | null;
            /** @description All that is known where there is no time */
            phase: ("first" | "closing") | null;
        };
        MatchClosingRow: {
            /** @description market.selection[:line], such as 1x2.1 or ou.o:2.5 */
            outcome: string;
            price: number;
            /** @description When it became this price, unix seconds */
            at: number | null;
        };
        MatchForecastRow: {
            /** @description Chances of the result of regular time; null: there is no draw */
            result: {
                home: number;
                draw: number | null;
                away: number;
            };
            /** @description With overtime, where that is another number */
            homeWinsInTheEnd: number | null;
            /** @description Goals, in tennis sets */
            expected: {
                home: number;
                away: number;
            };
            /** @description The most probable one */
            score: string;
            over: {
                line: number;
                chance: number;
            } | null;
            bothScore: number | null;
            /** @description Matches of the league each side had played; null: a forecast of the source */
            playedBefore: {
                home: number;
                away: number;
            } | null;
        };
        CappersRow: {
            /** @description The end of the address of the profile */
            id: string;
            name: string;
            /** @description null: does not meet the conditions of the rating */
            rank: number | null;
            tips: number;
            won: number;
            lost: number;
            /** @description Percent of the initial bank */
            profit: number;
            roiPercent: number | null;
            averageOdds: number | null;
            /** @description Closing line value */
            clvPercent: number | null;
            maxDrawdownPercent: number;
            /** @description Of the rating */
            score: number;
            effectiveTips: number;
            followers: number;
        };
        CapperRow: {
            /** @description The end of the address of the profile */
            id: string;
            name: string;
            /** @description null: does not meet the conditions of the rating */
            rank: number | null;
            tips: number;
            won: number;
            lost: number;
            /** @description Percent of the initial bank */
            profit: number;
            roiPercent: number | null;
            averageOdds: number | null;
            /** @description Closing line value */
            clvPercent: number | null;
            maxDrawdownPercent: number;
            /** @description Of the rating */
            score: number;
            effectiveTips: number;
            followers: number;
        };
        TipsRow: {
            /** @description Number of its entry in the ledger */
            id: number;
            capper: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            sport: "soccer" | "hockey" | "tennis";
            match: {
                id: number;
                name: string;
            };
            /** @description market.selection[:line] */
            outcome: string;
            odds: number;
            /** @description Percent of the initial bank */
            stake: number;
            text: string;
            /** @description Unix seconds */
            createdAt: number;
            editedAt: number | null;
            settledAt: number | null;
            /** @enum {string} */
            result: "pending" | "won" | "halfWon" | "returned" | "halfLost" | "lost";
            profit: number | null;
            clvPercent: number | null;
            /** @description Of the entry that holds odds and stake */
            ledgerHash: string;
        };
        LedgerRow: {
            seq: number;
            /** @description Unix seconds */
            at: number;
            kind: string;
            json: string | null;
            previousHash: string;
            hash: string;
            /** @description Of a delayed tip: its `k` is SHA-256(salt, json) */
            reveal: {
                salt: string;
                json: string;
            } | null;
        };
        LedgerHeadsRow: {
            /** @description UTC day */
            date: string;
            /** @description The last entry of that day or before; 0: there was none yet */
            seq: number;
            hash: string;
            /** @description base64url of the 32 bytes of the Ed25519 key */
            publicKey: string;
            /** @description base64url, of the text */
            signature: string;
            /** @description What is signed: tipmark-ledger, date, seq and hash, in lines */
            text: string;
        };
        LedgerWitnessesRow: {
            id: number;
            /** @description A name it gave itself: its key identifies it */
            witness: string;
            publicKey: string;
            /** @description Unix seconds */
            seenAt: number;
            /** @description Unix seconds */
            receivedAt: number;
            signature: string;
            head: {
                /** @description UTC day */
                date: string;
                /** @description The last entry of that day or before; 0: there was none yet */
                seq: number;
                hash: string;
                /** @description base64url of the 32 bytes of the Ed25519 key */
                publicKey: string;
                /** @description base64url, of the text */
                signature: string;
            };
            isFork: boolean;
        };
        Failure: {
            error: {
                /** @enum {string} */
                code: "validation" | "unauthorized" | "code_required" | "premium_required" | "forbidden" | "proof_needed" | "blocked" | "not_found" | "route_not_found" | "method_not_allowed" | "conflict" | "odds_changed" | "match_started" | "market_closed" | "edit_window_over" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "misdirected" | "limit_reached" | "contest_condition" | "idempotency_mismatch" | "rate_limited" | "internal" | "unavailable";
                message: string;
                details?: {
                    [key: string]: string;
                };
            };
        };
    };
    responses: {
        /** @description validation */
        validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description unauthorized */
        unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description uri_too_long */
        uri_too_long: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description rate_limited */
        rate_limited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description internal */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description unavailable */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description not_found */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    leagues: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                country?: string;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaguesRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    leagueTable: {
        parameters: {
            query?: {
                /** @description The current one by default */
                season?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                league: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeagueTableRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    seasons: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                league?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeasonsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    teams: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                country?: string;
                league?: number;
                season?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    players: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                team?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlayersRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matches: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                /** @description Day of the start, UTC */
                day?: string;
                league?: number;
                season?: number;
                team?: number;
                status?: "scheduled" | "live" | "finished" | "moved" | "canceled" | "stopped" | "interrupted" | "walkover" | "awarded" | "retired";
                /** @description Unix seconds */
                updatedSince?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchesRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    match: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchEvents: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchEventsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchStatistics: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchStatisticsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchLineUps: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchLineUpsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchOdds: {
        parameters: {
            query?: {
                /** @description The part of an outcome before its dot */
                market?: string;
                bookmaker?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchOddsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchClosing: {
        parameters: {
            query?: {
                /** @description The part of an outcome before its dot */
                market?: string;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchClosingRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    matchForecast: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchForecastRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    cappers: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CappersRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    capper: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path: {
                capper: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CapperRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    tips: {
        parameters: {
            query?: {
                sport?: "soccer" | "hockey" | "tennis";
                capper?: string;
                match?: number;
                /** @description Unix seconds: tips settled from then on, in that order */
                updatedSince?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TipsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    ledger: {
        parameters: {
            query?: {
                capper?: string;
                /** @description Only entries after this number */
                after?: number;
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not_found"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    ledgerHeads: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerHeadsRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    ledgerWitnesses: {
        parameters: {
            query?: {
                /** @description Rows of a page, 50 by default */
                limit?: number;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description Names of the fields wanted, separated by commas; all by default */
                fields?: string;
                /** @description Of names, ru by default */
                language?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    /** @description Send it as If-None-Match: 304 where nothing has changed */
                    ETag?: string;
                    /** @description The quota: "day";q=200;w=86400, "minute";q=20;w=60 */
                    "RateLimit-Policy"?: string;
                    /** @description What is left of it: "day";r=136;t=21180, "minute";r=19;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerWitnessesRow"][];
                        /** @description Cursor of the next page; null: there is none */
                        next: string | null;
                    };
                };
            };
            /** @description The page of If-None-Match is still the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthorized"];
            414: components["responses"]["uri_too_long"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
